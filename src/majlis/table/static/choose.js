// Pointing: what may be answered, what an answer would do, and giving it.

import { asked, post } from "./asking.js";
import { inTheirName } from "./device.js";
import { Guard } from "./guard.js";
import { isFree } from "./keyboard.js";
import { Lights } from "./lights.js";
import { all, announce, byId, notice } from "./page.js";
import { Planner, isPiece } from "./plan.js";
import { setting } from "./settings.js";
import { Unseen } from "./unseen.js";

/** @typedef {import("./wire.js").Update} Update */
/** @typedef {import("./wire.js").Choice} Choice */

const UNDO = ["u", "г"]; // the same key, with Latin and with Cyrillic letters
const IDLE = ":is(.hit:not(.lit), #confirm[aria-disabled='true']):focus-visible";
const READING = 1800; // milliseconds, to see what came of a turn before it ends by itself
const CHOSEN_BEFORE = "-1"; // the ghost of what was chosen before this question

/** @type {{[key: string]: [number, number]}} */
const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export class Chooser {
  /** @param {import("./board.js").Board} board @param {string} table @param {number} guard milliseconds for which a click is too quick */
  constructor(board, table, guard) {
    this.board = board;
    this.lights = new Lights(board);
    this.table = table;
    this.guard = new Guard(guard);
    /** @type {(wish: import("./wire.js").Wish) => void} */
    this.send = () => {};
    this.plan = new Planner();
    this.unseen = new Unseen();
    this.seq = -1;
    /** @type {{[action: string]: string}} */
    this.ghosts = {};
    /** What is looked at, but not chosen. @type {string | null} */
    this.preview = null;
    /** The plan is what a hint shows, or what is left of one: it does not end the turn by itself. */
    this.waits = false;
    /** The newest event that this page has caused: it may not be to be seen yet. */
    this.written = -1;
    /** What is on its way to the server: an update may overtake the answer to it. */
    this.sending = "";
    /** The last update has asked something new. */
    this.asks = false;
    /** The mouse has not moved since the last update. */
    this.resting = false;
    /** The words that are asked for, by the half of a move that they follow. @type {Map<Choice, Promise<boolean>>} */
    this.learning = new Map();
    /** What was clicked before its words have come. */
    this.early = "";
    /** The timer of a turn that ends by itself. */
    this.closing = 0;
    this.listen();
  }

  // -- what is chosen --------------------------------------------------------------------------

  /** @param {Update} update */
  update(update) {
    const plan = this.plan;
    const before = [plan.ask, plan.base].join();
    const same = update.ask === plan.ask && !update.draft && !update.first;
    this.seq = update.seq;
    if (update.first || update.ask !== plan.ask) this.unseen.forget();
    if (update.first && update.ask === plan.ask && plan.any) this.wish(plan.again()); // connected again
    if (update.ask !== plan.ask) plan.forget();
    plan.ask = update.ask;
    if (update.tree) {
      plan.tree = update.tree;
      this.ghosts = update.ghosts ?? {};
    }
    if (update.draft || update.ask === undefined) plan.draft = update.draft ?? { path: [] };
    if (!same) this.begin();
    if ([plan.ask, plan.base].join() !== before) showFirstChip();
    this.resting = true;
    this.asks = !same;
    this.lights.noTip();
    this.draw();
    clearTimeout(this.closing);
    if (this.unseen.show(update.heard ?? 0, plan.ends)) return void this.play();
    if (this.waits || plan.draft.waits) return;
    if (plan.endsTurn && setting("endsByItself")) void this.play();
    else if (plan.draft.closes && !setting("alwaysAsk")) this.close();
  }

  /** Nothing is left to choose or to take back: the turn ends, when there was time to see what came of it. Not always
   * after the same time, which would tell the others that there was nothing to choose. */
  close() {
    const pause = this.guard.pause && READING * (1 + Math.random());
    const button = byId("confirm");
    button.style.setProperty("--pause", `${pause}ms`);
    button.classList.add("closing");
    this.closing = setTimeout(() => void this.play(), pause);
  }

  /** What is measured, when everything else stands: what the plan has changed, and where the keyboard goes. */
  measure() {
    const { draft, chosen } = this.plan;
    this.lights.measure();
    this.board.mark(draft.changed ?? [], chosen.map((nth) => draft.path[nth] ?? -1));
    if (this.asks) this.follow();
    this.asks = false;
  }

  /** The keyboard does not stay where nothing is asked any more: it goes to what is. */
  follow() {
    const held = document.activeElement;
    const lost = held === document.body && this.board.lostFocus;
    this.board.lostFocus = false;
    if (!lost && !held?.matches(IDLE)) return;
    const button = document.querySelector("#confirm:not([aria-disabled])");
    const lit = this.board.hits.querySelector(".lit[tabindex='0']");
    const next = this.plan.endsTurn ? button : lit ?? document.querySelector(".chip:not([aria-disabled], [hidden])") ?? button;
    if (next instanceof SVGElement || next instanceof HTMLElement) next.focus();
  }

  begin() {
    this.plan.begin();
    this.preview = null;
    this.guard.changed();
  }

  /** What is looked at: the answer previewed, else what was chosen last. @returns {Choice | undefined} */
  get looked() {
    if (this.preview !== null) return this.plan.open[this.preview];
    const { halves } = this.plan;
    return this.plan.after(halves.slice(0, -1))[halves.at(-1) ?? ""];
  }

  /** What comes of it is sent, and shown when the answer is there; halves of a move are shown at once.
   * @param {import("./plan.js").Meaning} meaning */
  follows(meaning) {
    this.early = "";
    if (!meaning) return;
    if ("give" in meaning) return void this.give(meaning.give);
    if ("plan" in meaning) return this.wish(meaning);
    this.preview = null;
    if (meaning.half) this.choose(meaning.half);
    this.show();
  }

  /** @param {{plan: import("./wire.js").Plan}} wish */
  wish(wish) {
    this.plan.halves = [];
    this.waits = false;
    this.propose(wish.plan);
  }

  /** @param {import("./wire.js").Plan} plan */
  propose(plan) {
    this.send({ plan, nth: this.unseen.send() });
  }

  /** What a hint shows on the board, as a plan. @param {import("./wire.js").Plan} plan */
  demonstrate(plan) {
    this.wish({ plan });
    this.waits = true;
  }

  /** A half of the move, from which others follow. @param {string} action */
  choose(action) {
    const choice = this.plan.open[action];
    this.plan.halves.push(action);
    if (choice?.partial) void this.learn(choice, this.plan.answered);
  }

  /** What follows was sent without its words: ask for them, once. @param {Choice} half @param {number[]} halves with it */
  learn(half, halves) {
    const known = this.learning.get(half);
    if (known) return known;
    const asking = this.askFor(half, halves).finally(() => this.learning.delete(half)); // if none have come, the next click asks again
    this.learning.set(half, asking);
    return asking;
  }

  /** @param {Choice} half @param {number[]} halves @returns {Promise<boolean>} */
  async askFor(half, halves) {
    const branch = await asked(inTheirName(`${this.table}/branch?ask=${this.plan.ask}${this.query(halves)}`));
    if (branch === null) return false;
    half.partial = false;
    Object.assign(half.then ?? {}, branch);
    this.show();
    return true;
  }

  query(halves = this.plan.answered) {
    const { draft, base } = this.plan;
    return [...draft.path.slice(0, base), ...halves].map((action) => `&path=${action}`).join("");
  }

  /** @param {string} action */
  look(action) {
    if (this.preview === action || !(action in this.plan.open)) return;
    this.preview = action;
    this.show();
  }

  /** What was looked at would seem to be chosen. */
  lookAway() {
    if (this.preview === null) return;
    this.preview = null;
    this.show();
  }

  // -- giving it -------------------------------------------------------------------------------

  async play() {
    if (this.plan.ready && !this.unseen.press(this.plan.ends)) await this.give(this.plan.draft.path);
  }

  /** @param {number[]} actions */
  async give(actions) {
    const { ask } = this.plan;
    this.waits = false;
    if (this.seq < this.written) return; // what is asked here is answered already
    const done = await this.post("answer", `answer ${ask}`, { ask, actions });
    if (done) this.written = done.seq;
  }

  /**
   * @param {string} what @param {string} once nothing else is sent about it @param {object} body
   * @returns {Promise<any>} what came of it; null if nothing
   */
  async post(what, once, body) {
    if (this.sending === once) return null;
    this.sending = once;
    const done = await post(inTheirName(`${this.table}/${what}`), body);
    if (this.sending === once) this.sending = "";
    return done;
  }

  /** One choice of the plan less; without a plan, the last turn is planned again. */
  async undo() {
    if (this.plan.any) {
      this.follows(this.plan.undo());
      this.waits = true;
      return;
    }
    const { why, takesBack } = document.getElementById("undo")?.dataset ?? {};
    if (takesBack === undefined) return why && notice(why);
    const done = await this.post("take-back", `undo ${this.seq}`, { seq: this.seq });
    if (done) this.propose(done.plan);
  }

  /** Let the table plan the set-up. */
  async suggest() {
    const plan = await asked(inTheirName(`${this.table}/suggestion?ask=${this.plan.ask}`));
    if (plan) this.propose(plan);
  }

  /** Fingers cannot point without a tap: they are also told what lies there. @param {string} action */
  async whyNot(action, touched = false) {
    const told = await asked(inTheirName(`${this.table}/why?action=${action}${this.query()}`));
    if (!told) return;
    const why = told.text;
    if (!this.board.places.has(action)) notice(why);
    else if (why || touched) this.lights.tip(action, why, touched);
    announce(why);
  }

  // -- showing it ------------------------------------------------------------------------------

  show() {
    this.draw();
    this.lights.measure();
  }

  draw() {
    const { plan } = this;
    for (const chip of all(".chip")) {
      const action = chip.dataset.action ?? "";
      chip.setAttribute("aria-pressed", String(plan.has(action)));
      chip.classList.toggle("looked", action === this.preview);
      if (chip.dataset.later !== undefined) chip.hidden = !(action in plan.open);
    }
    const looked = this.looked;
    const piece = [CHOSEN_BEFORE, ...plan.before(this.preview ?? ""), this.preview ?? ""].map((one) => this.ghosts[one] ?? "").join("");
    const short = (/** @type {string} */ action) => action in plan.open && plan.before(action) !== plan.halves;
    this.lights.show(plan.lit, this.preview, (action) => plan.has(action), looked?.leads ?? [], short);
    this.lights.ghost(this.preview, piece, looked?.gain, plan.halves.some(isPiece) ? Object.keys(plan.open) : []);
    const line = document.getElementById("consequence");
    const said = looked?.text || line?.dataset.detail || "";
    if (line) line.textContent = said.charAt(0).toUpperCase() + said.slice(1); // previews are parts of sentences elsewhere
    const undo = document.getElementById("undo");
    if (undo && (plan.decided.length || plan.opened)) undo.removeAttribute("aria-disabled");
  }

  // -- listening -------------------------------------------------------------------------------

  listen() {
    const { hits } = this.board;
    // When the board has changed below the mouse, places come to it: that is no pointing.
    hits.addEventListener("pointerover", (event) => this.resting || this.enter(event));
    hits.addEventListener("pointermove", (event) => this.resting && this.enter(event));
    hits.addEventListener("pointerout", () => this.lights.noTip());
    hits.addEventListener("pointerdown", (event) => this.foresee(event.target));
    hits.addEventListener("click", (event) => this.click(event));
    hits.addEventListener("keydown", (event) => this.key(event));
    // Not on the SVG itself: browsers let a click focus SVG groups that listen for focus.
    byId("board").addEventListener("focusin", (event) => {
      // A finger or a mouse that focuses what it touches is not looking around.
      const action = actionOf(event.target) ?? "";
      if (action in this.plan.open && event.target instanceof Element && event.target.matches(":focus-visible")) this.pointAt(action);
    });
    const question = byId("question");
    hits.addEventListener("mousedown", leaveKeyboard);
    question.addEventListener("mousedown", leaveKeyboard);
    question.addEventListener("pointerdown", (event) => this.foresee(event.target));
    question.addEventListener("click", (event) => this.press(event));
    question.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.look(actionOf(event.target) ?? "");
    });
    question.addEventListener("keydown", (event) => {
      if (event.key in WAYS && actionOf(event.target)) this.enterBoard(event);
    });
    document.addEventListener("keydown", (event) => this.shortcut(event));
  }

  /** The mouse has come to a place. @param {PointerEvent} event */
  enter(event) {
    this.resting = false;
    const action = actionOf(event.target);
    if (event.pointerType !== "mouse" || !action) return;
    if (!(action in this.plan.open)) this.lookAway();
    this.pointAt(action);
  }

  /** A hand presses there: the table can draw what it plans before it lets go. @param {EventTarget | null} target */
  foresee(target) {
    const meaning = this.meant(this.plan.copy(), target);
    if (meaning && "plan" in meaning) this.send({ soon: meaning.plan });
  }

  /** What a click there would make of the plan. @param {Planner} plan @param {EventTarget | null} target */
  meant(plan, target) {
    const action = actionOf(target);
    if (action) return plan.untold(action) ? null : plan.click(action, setting("alwaysAsk"));
    const button = buttonOf(target);
    const { at, flipsTo } = button?.dataset ?? {};
    if (at !== undefined) return plan.toggle(Number(at), flipsTo === undefined ? null : Number(flipsTo));
    if (button?.id === "restart" && plan.any) return plan.restart();
    return button?.id === "undo" ? plan.undo() : null;
  }

  /** A place on the board. @param {MouseEvent} event */
  click(event) {
    const action = actionOf(event.target);
    if (!action || this.guard.isTooQuick(event)) return;
    if (!this.take(action)) void this.whyNot(action, isTouch(event));
  }

  /**
   * What choosing the place would do, and soon what it is; where it leads elsewhere, a tip would lie on that.
   * @param {string} action
   */
  pointAt(action) {
    this.look(action);
    if (this.plan.open[action]?.leads) this.lights.noTip();
    else this.lights.tipSoon(action);
  }

  /** @param {string} action @returns {import("./plan.js").Meaning} */
  take(action) {
    const half = this.plan.untold(action);
    if (half) {
      void this.takeSoon(action, half);
      return { half: "" };
    }
    const meaning = this.plan.click(action, setting("alwaysAsk"));
    this.follows(meaning);
    return meaning;
  }

  /** When its words are there, if nothing else has been clicked by then. @param {string} action @param {Choice} half */
  async takeSoon(action, half) {
    const { tree } = this.plan;
    this.early = action;
    const told = await this.learn(half, this.plan.before(action).map(Number));
    if (told && this.early === action && this.plan.tree === tree) this.take(action);
  }

  /** A button of the question bar. @param {MouseEvent} event */
  press(event) {
    const button = buttonOf(event.target);
    if (!button || button.form || this.guard.isTooQuick(event)) return;
    const { action } = button.dataset;
    if (action !== undefined && isOff(button)) return void this.whyNot(action);
    if (button.id === "suggest") return void this.suggest();
    if (button.id === "confirm") return void this.play();
    if (button.id === "undo") return void this.undo();
    if (action === undefined) this.follows(this.meant(this.plan, button));
    else this.take(action);
    if (action !== undefined && event.detail === 0) this.enterBoard(event); // pressed with a key
  }

  /** From the chip to the first place that it lights, or to the button. @param {Event} event */
  enterBoard(event) {
    const lit = this.board.hits.querySelector(".lit[tabindex='0']");
    const goal = lit ?? document.querySelector("#confirm:not([aria-disabled])");
    if (!(goal instanceof SVGElement || goal instanceof HTMLElement)) return;
    event.preventDefault();
    goal.focus();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const action = actionOf(event.target);
    const way = WAYS[event.key];
    const taken = event.key === "Enter" || event.key === " ";
    if (!action || !(way || taken)) return;
    event.preventDefault();
    if (way) this.step(action, way);
    else this.take(action);
  }

  /** To the nearest lit place in that direction. @param {string} from @param {[number, number]} way */
  step(from, [dx, dy]) {
    const at = this.board.places.get(from)?.place.at;
    if (!at) return;
    let best = Infinity;
    /** @type {SVGElement | null} */
    let goal = null;
    for (const [action, { place, hit }] of this.board.places) {
      const [x, y] = [place.at[0] - at[0], place.at[1] - at[1]];
      const along = x * dx + y * dy;
      if (along <= 0 || !(action in this.plan.open)) continue;
      const far = along + 2.5 * Math.abs(x * dy - y * dx);
      if (far < best) [best, goal] = [far, hit];
    }
    goal?.focus();
  }

  /** @param {KeyboardEvent} event */
  shortcut(event) {
    if (!isFree(event)) return;
    if (event.key === "Escape" && this.plan.any) void this.undo();
    if (event.key === "Enter") void this.play();
    if (UNDO.includes(event.key)) void this.undo();
    if (event.key in WAYS && event.target === document.body) this.enterBoard(event); // from the mouse to the keys
  }
}

/**
 * Who points does not take the keyboard along: a browser lays the page out, perhaps twice, when what has the keyboard
 * goes with the question. @param {MouseEvent} event
 */
function leaveKeyboard(event) {
  if (event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement) document.activeElement.blur();
}

/** Another question: its chips begin with the first one, however far those of the last were scrolled. */
function showFirstChip() {
  document.querySelector(".chips")?.scrollTo(0, 0);
}

/** @param {MouseEvent} event */
function isTouch(event) {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

/** @param {EventTarget | null} target */
function buttonOf(target) {
  return target instanceof Element ? target.closest("button") : null;
}

/** @param {Element} button */
function isOff(button) {
  return button.getAttribute("aria-disabled") === "true";
}

/** @param {EventTarget | null} target */
function actionOf(target) {
  const element = target instanceof Element ? target.closest("[data-action]") : null;
  return element?.getAttribute("data-action") ?? null;
}
