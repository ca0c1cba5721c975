"""What a seat knows of a position of Stakes, as numbers for networks."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from majlis.games.template.rules import Bazaar, DrawCharm, Roll, Round, Stake
from majlis.games.template.state import Stakes
from majlis.kernel.encoding import Encoding, Field, capped, numbers, say, seen_from
from majlis.kernel.frame import NONE

SEATS: Final = 4
QUESTIONS: Final = {Stake: 1, Roll: 2, Bazaar: 3, DrawCharm: 4}

TABLE: Final = [
    Field("rounds", 1, "number", 9, "How many are played."),
    Field("round", 1, "number", 9, "The one that comes next."),
    Field("charms", 1, "bits", 1, "Whether there are any."),
    Field("pot", 1, "number", 10, "Coins in the pot."),
    Field("unknown charms", 3, "number", 4, "In the bag or in others' hands, by kind."),
    Field("question", 1, "one of", 5, "Stake, roll, bazaar, draw; none when the game is over."),
    Field("asked for", 1, "one of", SEATS + 1, "Who is at the bazaar."),
]
SEAT: Final = [
    Field("here", 1, "bits", 1, "Somebody sits there."),
    Field("coins", 1, "number", 10, "Coins it holds."),
    Field("charms", 1, "number", 4, "How many it has."),
    Field("hand", 3, "number", 4, "Which ones, by kind: its own, everybody's at the end."),
    Field("stake", 1, "one of", 5, "None yet, one that is secret, then 0, 1 or 2 coins."),
]


def encode(s: Stakes, viewer: int) -> bytes:
    """The row of a position as this seat knows it, whether it is one or the seat's view of it."""
    seats = len(s.coins)
    row = BytesWriter()
    say(row, [s.rounds, next_round(s), int(s.charms), capped(s.pot)])
    say(row, unknown_charms(s, viewer))
    question, asked_for = 0, NONE
    if s.waiting:
        asked = s.question()
        question = QUESTIONS[type(asked)]
        if isinstance(asked, Bazaar | DrawCharm):
            asked_for = asked.player
    say(row, [question, seen_from(asked_for, viewer, seats)])
    for nth in range(SEATS):
        if nth >= seats:
            row.write(NOBODY)
            continue
        seat = (viewer + nth) % seats
        say(row, [1, capped(s.coins[seat]), s.drawn[seat]])
        say(row, s.hands[seat] if seat == viewer or not s.waiting else [0, 0, 0])
        row.append(stake_seen(s, seat, viewer))
    return row.getvalue()


def next_round(s: Stakes) -> int:
    for frame in s.agenda:
        if isinstance(frame, Round):
            return frame.number
    return 0


def unknown_charms(s: Stakes, viewer: int) -> list[int]:
    unknown = s.bag.copy()
    if s.waiting:
        for seat in range(len(s.hands)):
            if seat != viewer:
                for kind in range(3):
                    unknown[kind] += s.hands[seat][kind]
    return unknown


def stake_seen(s: Stakes, seat: int, viewer: int) -> int:
    stake = s.stakes[seat]
    if stake == NONE:
        return 0
    return 1 if seat != viewer and NONE in s.stakes else stake + 2


NOBODY: Final = bytes(numbers(SEAT))
ENCODING: Final = Encoding(1, TABLE, SEAT, SEATS, [], 0, [], encode)
