// The pace at which a page follows the table: what others do is shown one after the other, each when
// the one before has come to rest. Nothing here knows the document or the clock.

/** @typedef {import("./wire.js").Update} Update */

/** Milliseconds for which something that has happened stays before the next thing is shown. */
const REST = 500;
/** Milliseconds without news after which nothing is left to skip. */
const QUIET = 1200;
/** Whoever is further behind than so many updates catches up at once. */
const MOST = 20;
/** Milliseconds that a journey takes, and more for every bend; at most so long: see TRAVEL in motion.py. */
const [STRAIGHT, BEND, LONGEST] = [350, 40, 450];

/** @param {import("./wire.js").Journey} journey */
export function duration({ points }) {
  return Math.min(LONGEST, STRAIGHT + BEND * Math.max(0, points.length - 2));
}

/** How long it takes to show what an update tells, in milliseconds. @param {Update} update */
export function lasts(update) {
  const ends = (update.motion ?? []).map((journey) => journey.delay + duration(journey));
  return Math.max(update.log ? REST : 0, ...ends);
}

/**
 * @typedef {object} Surroundings
 * @property {(update: Update, still: boolean) => void} show `still`: nothing of it moves
 * @property {() => number} slowness a factor for all times; 0: nothing moves
 * @property {() => boolean} unseen nobody looks at the page
 * @property {(busy: boolean) => void} tell there is something to skip, or nothing any more
 * @property {(then: () => void, ms: number) => number} wait
 * @property {(timer: number) => void} forget
 */

export class Pace {
  /** @param {Surroundings} around */
  constructor(around) {
    this.around = around;
    /** @type {Update[]} */
    this.waiting = [];
    /** Until what is shown has come to rest. */
    this.resting = 0;
    /** Until it is said that there is nothing to skip any more: a button must not come and go. */
    this.quiet = 0;
    /** The page shows a question to its reader: who is asked does not wait. */
    this.asked = false;
    /** Straight on to the reader's next question. */
    this.hurrying = false;
  }

  get still() {
    return this.hurrying || this.around.unseen() || this.around.slowness() === 0;
  }

  /** @param {Update} update */
  add(update) {
    this.waiting.push(update);
    if (update.first || this.asked || this.still) {
      this.showBut(1);
      this.next();
    } else if (this.resting) this.showBut(MOST);
    else this.next();
  }

  /** Show at once all but so many. @param {number} left */
  showBut(left) {
    while (this.waiting.length > left) this.show(true);
  }

  /** What is shown has come to rest: on to whatever moves next. */
  next() {
    if (this.still) this.showBut(1);
    let ms = 0;
    while (this.waiting.length && ms === 0) ms = this.show(this.still);
    this.rest(ms);
    if (ms > 0 || this.asked) this.tellLater(!this.asked);
    else this.tellLater(false, QUIET);
  }

  /** @param {boolean} still @returns {number} how long it moves */
  show(still) {
    const update = this.waiting.shift();
    if (!update) return 0;
    const quiet = still || update.first === true;
    this.asked = update.ask !== undefined;
    this.hurrying &&= !this.asked;
    this.around.show(update, quiet);
    return quiet ? 0 : lasts(update) * this.around.slowness();
  }

  /** Whoever does something need not wait until what is shown has come to rest. */
  settle() {
    if (this.resting) this.next();
  }

  /** Show the table as it is now; and, if so, go on like that to the reader's next question. @param {boolean} on */
  skip(on) {
    this.hurrying = on && !this.asked;
    this.showBut(0);
    this.rest(0);
    this.tellLater(false);
  }

  /** @param {number} ms */
  rest(ms) {
    this.around.forget(this.resting);
    this.resting = ms > 0 ? this.around.wait(() => this.next(), ms) : 0;
  }

  /** @param {boolean} busy @param {number} ms */
  tellLater(busy, ms = 0) {
    this.around.forget(this.quiet);
    this.quiet = ms > 0 ? this.around.wait(() => this.around.tell(busy), ms) : 0;
    if (ms === 0) this.around.tell(busy);
  }
}
