// A plan: the answers that a person has chosen so far, and what a click would make of them. Nothing
// here knows the document.

/** @typedef {import("./wire.js").Tree} Tree */
/** @typedef {import("./wire.js").Choice} Choice */
/** @typedef {import("./wire.js").Plan} Plan */
/** @typedef {import("./wire.js").Drafted} Drafted */

/**
 * What a click means: the first half of a move, an answer that is given at once, another plan, or
 * nothing.
 * @typedef {{half: string} | {give: number[]} | {plan: Plan} | null} Meaning
 */

/** @typedef {{at: number, whole: Plan}} Kept a step that was opened, and the plan before that */

const OVER = ["turn", "chosen", "reveal"]; // what ends with the answer to a single question

/** A piece to pick up, which is no answer until it has a place: see `Pair` in scene.py. @param {string} half */
export function isPiece(half) {
  return Number(half) < 0;
}

/** What comes after one of these answers alone. @param {Tree} tree @returns {Map<string, string>} */
function onlyWays(tree) {
  /** @type {Map<string, string[]>} */
  const ways = new Map();
  for (const [first, { then = {} }] of Object.entries(tree)) {
    for (const second of Object.keys(then)) ways.set(second, [...(ways.get(second) ?? []), first]);
  }
  return new Map([...ways].flatMap(([second, [way, other]]) => (way === undefined || other !== undefined || second in tree ? [] : [[second, way]])));
}

export class Planner {
  constructor() {
    /** @type {number | undefined} */
    this.ask = undefined;
    /** What can be answered at the end of the draft. @type {Tree} */
    this.tree = {};
    /** @type {{of: Tree | null, found: Map<string, string>}} */
    this.ways = { of: null, found: new Map() };
    /** How far the server has followed the plan. @type {Drafted} */
    this.draft = { path: [] };
    /** The halves of one answer that have been chosen already. @type {string[]} */
    this.halves = [];
    /** So many of them nobody has clicked: there was no choice about them. */
    this.given = 0;
    /** All that was chosen after a click that stood for several answers, and how much before it.
     * @type {{before: number, answers: number[]}[]} */
    this.leaps = [];
    /** The piece that was picked up last. */
    this.piece = "";
    /** The first half of the last move of this turn. */
    this.first = "";
    /** What was planned before a step of it was opened. @type {Kept | null} */
    this.kept = null;
  }

  /** The same plan, to try something with. */
  copy() {
    return Object.assign(new Planner(), this, { halves: [...this.halves] });
  }

  /** A new question: what there is no choice about is chosen already, one piece is picked up, and a
   * second move in the same turn begins as the first one did. */
  begin() {
    const open = Object.keys(this.tree).filter((action) => this.tree[action]?.then);
    const pieces = open.filter(isPiece);
    const only = open.length === 1 && Object.keys(this.tree).length === 1;
    const again = this.draft.path.length > 0 && open.includes(this.first) && !this.tree[this.first]?.partial;
    const given = again ? [this.first] : only ? open : [];
    this.halves = pieces.includes(this.piece) ? [this.piece] : pieces.length ? pieces.slice(0, 1) : given;
    this.given = pieces.length ? 0 : given.length;
  }

  /** Another question is asked: nothing of the last one can be gone back to. */
  forget() {
    this.kept = null;
    this.first = "";
    this.leaps = [];
  }

  /** The answers that may come next. @returns {Tree} */
  get open() {
    const open = this.after(this.halves);
    return this.halves.length > this.given ? open : { ...this.shortened(), ...open };
  }

  /** The first halves of the second ones that no other first half leads to: to click one is to click both. */
  get firsts() {
    if (this.ways.of !== this.tree) this.ways = { of: this.tree, found: onlyWays(this.tree) };
    return this.ways.found;
  }

  /** Moves of which nothing has been chosen, at a click. @returns {Tree} */
  shortened() {
    return Object.fromEntries([...this.firsts].map(([action, first]) => [action, this.whole(first, action)]));
  }

  /** What both halves do. @param {string} first @param {string} second @returns {Choice} */
  whole(first, second) {
    const { verb, then = {} } = this.tree[first] ?? {};
    const choice = then[second] ?? {};
    const [about, ...does] = (choice.text ?? "").split(": ");
    if (!verb || !does.length) return choice;
    return { ...choice, text: `${about}: ${verb.charAt(0).toLowerCase()}${verb.slice(1)}; ${does.join(": ")}` };
  }

  /** The halves that are chosen before this answer, if it is given now. @param {string} action */
  before(action) {
    const first = action in this.after(this.halves) ? undefined : this.firsts.get(action);
    return first === undefined ? this.halves : [first];
  }

  /** @param {string[]} halves */
  after(halves) {
    let open = this.tree;
    for (const action of halves) open = open[action]?.then ?? {};
    return open;
  }

  get base() {
    return this.draft.base ?? 0;
  }

  /** The step whose question is open again, while what came behind it is kept. */
  get opened() {
    return this.kept?.at === this.base ? this.kept : null;
  }

  /** What the big button does. */
  get ends() {
    return this.draft.ends ?? "asked";
  }

  get ready() {
    return this.ends !== "asked";
  }

  /** Nothing is left to decide in this turn: nor is there an offer that nobody has seen. */
  get endsTurn() {
    return this.draft.ends === "turn" && !this.draft.offers;
  }

  /** The question that is shown was answered by the table, for the turn to end or to leave an offer alone. */
  get lastIsTheTables() {
    const { ends, offers, taken = [] } = this.draft;
    return (ends === "turn" || offers === true) && taken.includes(this.base);
  }

  /** What the person has chosen, not the table. @returns {number[]} places in the path */
  get chosen() {
    const taken = this.draft.taken ?? [];
    return this.draft.path.map((_, nth) => nth).filter((nth) => !taken.includes(nth));
  }

  /** The halves that somebody has decided on; to pick a piece up decides nothing. */
  get decided() {
    return this.halves.slice(this.given).filter((half) => !isPiece(half));
  }

  /** The halves that are answers by themselves. */
  get answered() {
    return Object.values(this.open).some(({ path }) => path !== undefined) ? [] : this.halves.map(Number);
  }

  /** Something to take back that nobody else has seen. */
  get any() {
    const some = this.decided.length + this.chosen.length + (this.draft.picked ?? []).length;
    return some > 0 || this.opened !== null;
  }

  /** The thing is part of what has been chosen. @param {string} action */
  has(action) {
    if (this.halves.includes(action)) return true;
    if (this.draft.picked?.includes(Number(action))) return true;
    const path = this.open[action]?.path ?? [Number(action)];
    if (this.opened) return this.opened.whole.path?.[this.opened.at] === path[0];
    return path.every((answer, nth) => this.draft.path[this.base + nth] === answer);
  }

  /** @param {string} action @param {boolean} alwaysAsk @returns {Meaning} */
  click(action, alwaysAsk) {
    if (this.draft.set) return this.pick(Number(action)) ?? this.backTo(Number(action));
    const nth = this.halves.indexOf(action);
    if (nth >= 0) {
      this.shorten(nth);
      return { half: "" };
    }
    this.dropHalves(action);
    if (action in this.open) this.goThrough(action);
    const choice = this.open[action];
    if (!choice) return this.backTo(Number(action));
    if (isPiece(action) && choice.then) this.piece = action;
    if (choice.then) return { half: action };
    this.first = this.halves[0] ?? "";
    const path = [...this.draft.path.slice(0, this.base), ...this.answered, ...(choice.path ?? [Number(action)])];
    this.remember(path);
    const alone = this.draft.whole && !this.draft.path.length && OVER.includes(choice.ends ?? "");
    const rolls = choice.deed && !this.has(action);
    if ((alone || rolls) && !alwaysAsk) return { give: path };
    if (this.opened) return this.has(action) ? this.close() : this.goOn(this.opened, path);
    if (this.has(action)) return this.lastIsTheTables ? this.agreed(path) : this.planned(path.slice(0, this.base), true);
    return this.planned(path);
  }

  /** One click may stand for several answers: undoing it takes all of them back. @param {number[]} path */
  remember(path) {
    const before = this.chosen.filter((nth) => nth < this.base).map((nth) => this.draft.path[nth] ?? -1);
    const answers = [...before, ...path.slice(this.base)];
    const clicked = this.halves.length - this.given;
    this.leaps = this.leaps.filter((one) => one.answers.length < answers.length); // others are undone already
    if (path.length > this.base + 1 && clicked === 0) this.leaps.push({ before: before.length, answers });
  }

  /** The table's answer is the person's own: who presses "End the turn" does not want to be asked
   * again. @param {number[]} path @returns {{plan: Plan}} */
  agreed(path) {
    const { plan } = this.planned(path);
    return { plan: { ...plan, taken: plan.taken?.filter((nth) => nth !== this.base) } };
  }

  /** Of a set: one more, or one less. @param {number} action @returns {Meaning} */
  pick(action) {
    const picked = this.draft.picked ?? [];
    const more = this.draft.addable?.includes(action);
    if (!more && !picked.includes(action)) return null;
    const next = more ? [...picked, action] : picked.filter((one) => one !== action);
    return this.planned(this.draft.path.slice(0, this.base), true, next);
  }

  /** Another first half takes the place of the one that was chosen. @param {string} action */
  dropHalves(action) {
    let kept = this.halves.length;
    while (kept > 0 && !(action in this.after(this.halves.slice(0, kept)))) kept -= 1;
    if (action in this.after(this.halves.slice(0, kept))) this.shorten(kept);
  }

  /** @param {number} length of the halves that stay */
  shorten(length) {
    this.halves.length = length;
    this.given = Math.min(this.given, length);
  }

  /** To the second half of a move, of which nothing has been chosen yet. @param {string} action */
  goThrough(action) {
    const before = this.before(action);
    if (before !== this.halves) this.given = before.length;
    this.halves = before;
  }

  /** To the step in which this thing was chosen. @param {number} action @returns {Meaning} */
  backTo(action) {
    const nth = this.chosen.filter((one) => this.draft.path[one] === action).at(-1);
    return nth === undefined ? null : this.stepTo(nth);
  }

  /** @param {number} nth @returns {{plan: Plan}} */
  stepTo(nth) {
    return this.planned(this.draft.path.slice(0, nth), true);
  }

  /**
   * A usual answer is changed: the only other one takes its place, and what follows stays as far as it
   * can; or else its question is opened.
   * @param {number} nth @param {number | null} other @returns {{plan: Plan}}
   */
  toggle(nth, other) {
    const behindSet = nth >= this.base; // what was picked is answered then, in the order of the rules
    const { plan: whole } = behindSet ? this.planned(this.draft.path, true) : this.again();
    if (other === null) {
      const opened = this.stepTo(nth);
      this.kept = { at: nth, whole };
      return opened;
    }
    return this.goOn({ at: nth, whole }, [...this.draft.path.slice(0, nth), other], [nth]);
  }

  /**
   * The step is answered otherwise: what came behind it follows again.
   * @param {Kept} kept @param {number[]} path @param {number[]} by the table's @returns {{plan: Plan}}
   */
  goOn({ at, whole }, path, by = []) {
    const { path: old = [], taken = [], picked = [] } = whole;
    const shift = path.length - at - 1;
    const before = taken.filter((nth) => nth < at);
    const behind = taken.filter((nth) => nth > at).map((nth) => nth + shift);
    const { plan } = this.planned([...path, ...old.slice(at + 1)], picked.length > 0, picked);
    return { plan: { ...plan, taken: [...before, ...by, ...behind], firm: path.length } };
  }

  /** The opened step is left as it was answered. @returns {Meaning} */
  close() {
    const whole = this.kept?.whole;
    this.kept = null;
    return whole ? { plan: whole } : null;
  }

  /** One choice less. @returns {Meaning} */
  undo() {
    if (this.decided.length) {
      this.halves.pop();
      return { half: "" };
    }
    if (this.opened) return this.close();
    const picked = this.draft.picked ?? [];
    if (picked.length) return this.planned(this.draft.path.slice(0, this.base), true, picked.slice(0, -1));
    const answers = this.chosen.map((nth) => this.draft.path[nth]);
    const leap = this.leaps.find((one) => one.answers.join() === answers.join());
    const last = this.chosen[leap ? leap.before : answers.length - 1];
    return last === undefined ? null : this.planned(this.draft.path.slice(0, last)); // the table answers as it did before
  }

  /** The plan as it stands, for a server that has forgotten it. @returns {{plan: Plan}} */
  again() {
    const { path, set, picked } = this.draft;
    return set ? this.planned(path.slice(0, this.base), true, picked) : this.planned(path, true);
  }

  /** @returns {{plan: Plan}} */
  restart() {
    return this.planned([]);
  }

  /** @param {number[]} path @param {boolean} stay @param {number[]} picked @returns {{plan: Plan}} */
  planned(path, stay = false, picked = []) {
    this.kept = null;
    const taken = (this.draft.taken ?? []).filter((nth) => nth < path.length && path[nth] === this.draft.path[nth]);
    return { plan: { ask: this.ask ?? -1, path, taken, picked, stay } };
  }
}
