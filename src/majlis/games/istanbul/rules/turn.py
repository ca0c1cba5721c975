"""A turn: its start, phases 1 and 2 (p. 8), and its end (pp. 8, 16, 17)."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    ACT,
    DONE,
    DOUBLE_MOVE_SEALS,
    FOUNTAIN,
    GUILDS,
    LEAVE,
    NEUTRAL,
    PAY,
    STOP,
    STRAIGHT,
    TAKE,
    TOLL,
    place_of,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.action import come_to_action
from majlis.games.istanbul.rules.bonus_hand import MOVED, PAYING, START, CardWindow
from majlis.games.istanbul.rules.encounters import NeutralLeaves
from majlis.games.istanbul.rules.ending import GameEnd
from majlis.games.istanbul.rules.figures import (
    COMPANION,
    MERCHANT,
    bring_back,
    move_companion,
    move_merchant,
)
from majlis.games.istanbul.rules.guild_hand import PlayGuild, playable_guild
from majlis.games.istanbul.rules.mosque_tiles import yellow_ready
from majlis.games.istanbul.rules.places import feasible
from majlis.games.istanbul.rules.seals import PayLetters
from majlis.games.istanbul.state import (
    GENERAL_SUPPLY,
    OWN,
    PERSONAL_SUPPLY,
    WHITE,
    Istanbul,
    Player,
)
from majlis.kernel.frame import NONE, ForSeat, Frame, ToSeat

# Why a turn begins.
REGULAR: Final = 0
DOUBLE_MOVE: Final = 1
GUILD_CARD: Final = 2


class TurnStart(Frame[Istanbul]):
    """Players take turns clockwise. What can be done once a turn can be done again; and when the
    start player's regular turn begins, a new round has (ruling 67)."""

    def __init__(self, player: int, why: int) -> None:
        self.player: Final = player
        self.why: Final = why

    def args(self) -> tuple[int, ...]:
        return (self.player, self.why)

    def run(self, s: Istanbul) -> None:
        s.begin_turn(self.player)
        if self.player == s.first and self.why == REGULAR:
            s.round += 1
            s.doubled = 0
            s.note(notes.ROUND, s.round)
        s.yellow_used = False
        s.npcs_used = 0
        s.phase_one = False
        s.caravansary_done = False
        s.again = False
        s.note(notes.TURN, self.player, self.why)
        s.then(Turn(self.player), TurnEnd(self.player))


class Turn(CardWindow):
    """1. Movement: move the stack 1 or 2 places, never diagonally, never to where it was. Instead
    of that, a card that replaces the move; the companion; or a guild card."""

    def __init__(self, player: int) -> None:
        super().__init__(player, START)

    def choices(self, s: Istanbul, seat: int) -> list[int]:
        player = s.players[seat]
        grid = s.reach(seat)
        reachable = grid.lines if player.has(STRAIGHT) else grid.near
        legal = reachable[player.merchant].copy()
        if player.guild and not s.phase_one and playable_guild(s, seat):
            legal.append(GUILDS)
        if player.companion != GENERAL_SUPPLY:
            legal.append(data.COMPANION)
        return legal

    def choose(self, s: Istanbul, seat: int, action: int) -> None:
        if action == GUILDS:
            s.then(PlayGuild(seat), self)
        elif action != data.COMPANION:
            arrive(s, seat, place_of(action), NONE)
        elif s.players[seat].companion == PERSONAL_SUPPLY:
            # At the start of a turn he may be put beside the merchant, for nothing (ruling 62).
            move_companion(s, seat, s.players[seat].merchant)
            s.then(self)
        else:
            s.then(MoveCompanion(seat, 1))


def arrive(s: Istanbul, seat: int, place: int, spared: int) -> None:
    """The merchant's stack has come to a place. At the Fountain no assistant is needed; elsewhere
    the turn is over for whom everybody can see to have none."""
    if place != s.players[seat].merchant:
        move_merchant(s, seat, place)
    if place == FOUNTAIN:
        come_to_action(s, seat, place, MERCHANT)
    elif some_assistant(s, seat):
        s.then(Assistant(seat, spared))
    else:
        s.note(notes.STOPPED, seat, place)


def some_assistant(s: Istanbul, seat: int) -> bool:
    """The player has an assistant to leave or to pick up, or something that might bring one."""
    player = s.players[seat]
    return bool(
        player.stack
        or player.hand
        or player.assistants >> player.merchant & 1
        or player.merchant in s.neutrals
        or yellow_ready(s, seat)
    )


class MoveCompanion(ToSeat[Istanbul]):
    """Letters & Seals, turn 1: the companion moves exactly 1 place, or 2 with a card. He needs no
    assistant, but pays merchants and companions as the merchant does."""

    CONTINUES = True

    def __init__(self, player: int, steps: int) -> None:
        super().__init__(player)
        self.steps: Final = steps

    def args(self) -> tuple[int, ...]:
        return (self.player, self.steps)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return s.reach(seat).between(s.players[seat].companion, self.steps, self.steps)

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        move_companion(s, seat, place_of(action))
        meet(s, seat, COMPANION, place_of(action), NONE)


class Assistant(CardWindow):
    """Pick up an own assistant who is here, or else leave the lowest one of the stack. Who cannot
    or will not do so ends his turn at once. With neutral assistants, one that is here may be picked
    up instead (p. 17)."""

    def __init__(self, player: int, spared: int) -> None:
        super().__init__(player, MOVED, 0, MERCHANT)
        self.spared: Final = spared

    def args(self) -> tuple[int, ...]:
        return (self.player, self.spared)

    def choices(self, s: Istanbul, seat: int) -> list[int]:
        player = s.players[seat]
        legal = [STOP]
        if player.assistants >> player.merchant & 1:
            legal.append(TAKE)
        elif player.stack:
            legal.append(LEAVE)
        if player.merchant in s.neutrals:
            legal.append(NEUTRAL)
        return legal

    def usual(self, s: Istanbul, seat: int) -> int:
        """The assistant, rather a neutral one than to leave an own one. Between two to pick up one
        decides; and so does who has none, but perhaps a card that brings one."""
        choices = self.choices(s, seat)
        if len(choices) == 1 or (TAKE in choices and NEUTRAL in choices):
            return NONE
        return choices[-1]

    def choose(self, s: Istanbul, seat: int, action: int) -> None:
        place = s.players[seat].merchant
        if action == STOP:
            s.note(notes.STOPPED, seat, place)
            return
        if action == TAKE:
            bring_back(s, seat, place)
        elif action == NEUTRAL:
            pick_up_neutral(s, seat)
        else:
            leave(s, seat)
        meet(s, seat, MERCHANT, place, self.spared)


def pick_up_neutral(s: Istanbul, seat: int) -> None:
    """A neutral assistant who is here goes under the stack."""
    player = s.players[seat]
    here = s.neutrals.index(player.merchant)
    s.neutrals = s.neutrals[:here] + s.neutrals[here + 1 :]
    player.stack = [WHITE, *player.stack]
    s.note(notes.PICKED_UP, seat, player.merchant, WHITE)


def leave(s: Istanbul, seat: int) -> None:
    """The lowest assistant stays where the merchant is."""
    player = s.players[seat]
    lowest = player.stack[0]
    player.stack = player.stack[1:]
    if lowest == OWN:
        player.assistants |= 1 << player.merchant
    else:
        s.neutrals = sorted([*s.neutrals, player.merchant])
    s.note(notes.LEFT, seat, player.merchant, lowest)


# -- 2. Meeting other merchants -----------------------------------------------------------------


def meet(s: Istanbul, seat: int, figure: int, place: int, spared: int) -> None:
    """Go on with phase 2 if there is somebody to pay, else with the action."""
    if place != FOUNTAIN and toll(s, seat, place, spared) > 0:
        s.then(PayMerchants(seat, figure, place, spared))
    else:
        come_to_action(s, seat, place, figure)


def toll(s: Istanbul, seat: int, place: int, spared: int) -> int:
    """Lira due here: 2 for every other merchant and companion, neutral ones included. The merchant
    of the player `spared` costs nothing."""
    due = 0
    for other, player in enumerate(s.players):
        if other != seat:
            due += toll_to(player, place, other == spared)
    for neutral in s.neutral_merchants:
        if neutral == place:
            due += TOLL
    return due


def toll_to(player: Player, place: int, spared: bool) -> int:
    """Lira due here to one other player, for his merchant and for his companion."""
    due = TOLL if player.merchant == place and not spared else 0
    return due + TOLL if player.companion == place else due


class PayMerchants(CardWindow):
    """2. Pay 2 lira to every other merchant here, all or none. Who cannot or will not pay ends his
    turn at once. Two players: neutral merchants are paid to the bank, and move on by the dice."""

    DECLINE = STOP

    def __init__(self, player: int, figure: int, place: int, spared: int) -> None:
        super().__init__(player, PAYING, place, figure)
        self.figure: Final = figure
        self.place: Final = place
        self.spared: Final = spared

    def args(self) -> tuple[int, ...]:
        return (self.player, self.figure, self.place, self.spared)

    def choices(self, s: Istanbul, seat: int) -> list[int]:
        affordable = s.players[seat].lira >= toll(s, seat, self.place, self.spared)
        return [STOP, PAY] if affordable else [STOP]

    def usual(self, s: Istanbul, seat: int) -> int:
        """To pay, but not for a place where nothing can be done."""
        worth_it = PAY in self.choices(s, seat) and feasible(s, seat, self.place)
        return PAY if worth_it else NONE

    def choose(self, s: Istanbul, seat: int, action: int) -> None:
        if action == STOP:
            s.note(notes.STOPPED, seat, self.place)
        else:
            self.pay(s, seat)

    def pay(self, s: Istanbul, seat: int) -> None:
        """Before the action, each neutral merchant who was paid moves on, one after the other."""
        me = s.players[seat]
        for other, player in enumerate(s.players):
            due = toll_to(player, self.place, other == self.spared)
            if due and other != seat:
                me.lira -= due
                player.lira += due
                s.note(notes.TOLL, seat, other, due)
        for neutral, place in enumerate(s.neutral_merchants):
            if place == self.place:
                me.lira -= TOLL
                s.note(notes.TOLL, seat, NONE, TOLL)
                s.then(NeutralLeaves(neutral))
        come_to_action(s, seat, self.place, self.figure)


# -- the end of the turn ------------------------------------------------------------------------


class TurnEnd(ForSeat[Istanbul]):
    """Whoever carried out the Caravansary's action takes the caravan token (p. 17). Guild card 7
    gives another turn (p. 23); else, once a round, three seals buy a double move (p. 16)."""

    def run(self, s: Istanbul) -> None:
        if s.caravan_master and s.caravansary_done and s.caravan != self.player:
            s.caravan = self.player
            s.note(notes.CARAVAN, self.player)
        if s.again:
            s.then(TurnStart(self.player, GUILD_CARD))
            return
        if may_double(s, self.player):
            s.then(DoubleMove(self.player))
        else:
            s.then(NextTurn(self.player))


def may_double(s: Istanbul, seat: int) -> bool:
    """The player has not done so in this round, and has the seals for it."""
    return not s.doubled >> seat & 1 and s.players[seat].seals() >= DOUBLE_MOVE_SEALS


class DoubleMove(ToSeat[Istanbul]):
    """Discard letters with three seals to take a whole turn more at once."""

    DECLINE = DONE

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [DONE, ACT]

    def usual(self, s: Istanbul, seat: int) -> int:
        """Seals are kept for a ruby."""
        return DONE

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == DONE:
            s.then(NextTurn(seat))
            return
        s.doubled |= 1 << seat
        s.then(PayLetters(seat, DOUBLE_MOVE_SEALS, spare=1), TurnStart(seat, DOUBLE_MOVE))


class NextTurn(ForSeat[Istanbul]):
    """When somebody has the rubies, the round is played to its end: the start player has no further
    turn."""

    def run(self, s: Istanbul) -> None:
        after = (self.player + 1) % len(s.players)
        if after == s.first:
            target = s.target()
            for player in s.players:
                if player.rubies >= target:
                    s.then(GameEnd())
                    return
        s.then(TurnStart(after, REGULAR))
