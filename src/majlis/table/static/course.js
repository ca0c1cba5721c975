// The way through a match: which moment comes next, by answer, turn and round. It knows no document.

/** @typedef {{at: number, name: string}} Round */
/** @typedef {{at: number, kind: string, text: string, seat: number}} Mark */
/** @typedef {{stops: number[], turns: number[], rounds: Round[], marks: Mark[]}} Told what the server says */
/** @typedef {"answer" | "turn" | "round"} Unit */

export class Course {
  /** @param {Told} told */
  constructor({ stops, turns, rounds, marks }) {
    this.stops = stops;
    this.marks = marks;
    this.rounds = rounds;
    const ends = [this.first, this.last];
    /** @type {{[unit in Unit]: number[]}} */
    this.places = {
      answer: stops,
      turn: inOrder([...turns, ...ends]),
      round: inOrder([...rounds.map(({ at }) => at), ...ends]),
    };
  }

  get first() {
    return this.stops[0] ?? 0;
  }

  get last() {
    return this.stops.at(-1) ?? 0;
  }

  /** The moment that is one answer, turn or round from there; no farther than the ends. @param {number} at @param {Unit} unit @param {number} by 1 or -1 */
  next(at, unit, by) {
    const places = this.places[unit];
    if (by > 0) return places.find((place) => place > at) ?? this.last;
    return places.filter((place) => place < at).at(-1) ?? this.first;
  }

  /** How many answers were given. @param {number} at */
  nth(at) {
    const found = this.stops.findIndex((stop) => stop >= at);
    return found < 0 ? this.stops.length - 1 : found;
  }

  /** The part of the log that a moment belongs to. @param {number} at */
  roundOf(at) {
    return this.rounds.filter((round) => round.at <= at).at(-1)?.name ?? "";
  }

  /** How far along the way, as a share of it. @param {number} at */
  share(at) {
    return this.nth(at) / Math.max(1, this.stops.length - 1);
  }
}

/** Each once. @param {number[]} places */
function inOrder(places) {
  return [...new Set(places)].sort((one, other) => one - other);
}
