// Pointing: what may be answered, what an answer would do, and giving it.

import { Lights } from "./lights.js";
import { all, announce, byId, notice } from "./page.js";

/** @typedef {import("./wire.js").Update} Update */
/** @typedef {import("./wire.js").Tree} Tree */
/** @typedef {import("./wire.js").Choice} Choice */

const SMALL = "(max-width: 699px)";
const UNDO = ["u", "г"]; // the same key, with Latin and with Cyrillic letters
const IDLE = ":is(.hit:not(.lit), #confirm[aria-disabled='true']):focus-visible";
const CHOSEN_BEFORE = "-1"; // the ghost of what was chosen before this question

/** @type {{[key: string]: [number, number]}} */
const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export class Chooser {
  /** @param {import("./board.js").Board} board @param {string} table */
  constructor(board, table) {
    this.board = board;
    this.lights = new Lights(board);
    this.table = table;
    this.seq = -1;
    /** @type {number | undefined} */
    this.ask = undefined;
    /** @type {Tree} */
    this.tree = {};
    /** @type {{[action: string]: string}} */
    this.ghosts = {};
    /** What has been chosen of a move that takes several answers. @type {string[]} */
    this.path = [];
    /** The answer that would complete it, looked at but not given. @type {string | null} */
    this.preview = null;
    /** What is on its way to the server: an update may overtake the answer to it. */
    this.sending = "";
    /** The mouse has not moved since the last update. */
    this.resting = false;
    this.listen();
  }

  // -- what is chosen --------------------------------------------------------------------------

  /** @param {Update} update */
  update(update) {
    const same = update.ask === this.ask && !update.first;
    this.seq = update.seq;
    this.ask = update.ask;
    if (update.tree) {
      this.tree = update.tree;
      this.ghosts = update.ghosts ?? {};
    }
    if (!same) this.begin();
    this.resting = true;
    this.lights.noTip();
    this.show();
    if (!same) this.follow();
  }

  /** The keyboard does not stay where nothing is asked any more: it goes to what is. */
  follow() {
    const held = document.activeElement;
    const lost = held === document.body && this.board.lostFocus;
    this.board.lostFocus = false;
    if (!lost && !held?.matches(IDLE)) return;
    const lit = this.board.hits.querySelector(".lit[tabindex='0']");
    const next = lit ?? document.querySelector(".chip:not([aria-disabled], [hidden])");
    if (next instanceof SVGElement || next instanceof HTMLElement) next.focus();
  }

  begin() {
    this.path = [];
    this.preview = null;
    const [only, ...others] = Object.keys(this.tree);
    if (only !== undefined && !others.length && this.tree[only]?.then) this.choose(only);
  }

  /** The answers that may come next. @returns {Tree} */
  get open() {
    return this.after(this.path);
  }

  /** @param {string[]} path */
  after(path) {
    let open = this.tree;
    for (const action of path) open = open[action]?.then ?? {};
    return open;
  }

  /** What is looked at: the answer previewed, else what was chosen last. @returns {Choice | undefined} */
  get looked() {
    const last = this.preview ?? this.path.at(-1);
    if (last === undefined) return undefined;
    return this.after(this.preview === null ? this.path.slice(0, -1) : this.path)[last];
  }

  /** A part of the move, from which others follow; or the whole of it. @param {string} action */
  choose(action) {
    if (!(action in this.open)) this.path = [];
    const choice = this.open[action];
    if (!choice) return;
    this.preview = choice.then ? null : action;
    if (choice.then) this.path.push(action);
    if (choice.partial) void this.learn(choice);
    this.show();
  }

  /** What follows was sent without its words: ask for them. @param {Choice} choice */
  async learn(choice) {
    choice.partial = false;
    const answer = await fetch(`${this.table}/branch?ask=${this.ask}${this.query()}`);
    if (answer.ok) Object.assign(choice.then ?? {}, await answer.json());
    this.show();
  }

  query() {
    return this.path.map((action) => `&path=${action}`).join("");
  }

  /** @param {string} action */
  look(action) {
    if (this.preview === action || !(action in this.open)) return;
    this.preview = action;
    this.show();
  }

  clear() {
    const chip = all(".chip").find((one) => one.dataset.action === this.path.at(-1));
    this.path = [];
    this.preview = null;
    if (chip && this.board.root.contains(document.activeElement)) chip.focus();
    this.show();
  }

  // -- giving it -------------------------------------------------------------------------------

  async play() {
    if (this.preview === null || this.open[this.preview]?.then) return;
    const actions = [...this.path, this.preview].map(Number);
    await this.post("answer", `answer ${this.ask}`, { ask: this.ask, actions });
  }

  /** @param {string} what @param {string} once nothing else is sent about it @param {object} body */
  async post(what, once, body) {
    if (this.sending === once) return;
    this.sending = once;
    const headers = { "content-type": "application/json", accept: "application/json" };
    const request = { method: "POST", headers, body: JSON.stringify(body) };
    try {
      const answer = await fetch(`${this.table}/${what}`, request);
      if (!answer.ok) notice((await answer.json()).text);
    } catch {
      notice(byId("connection").dataset.lost ?? "");
    }
    if (this.sending === once) this.sending = "";
  }

  async undo() {
    const button = document.getElementById("undo");
    if (!button || isOff(button)) return;
    await this.post("undo", `undo ${this.seq}`, { seq: this.seq });
  }

  /** Fingers cannot point without a tap: they are also told what lies there. @param {string} action */
  async whyNot(action, touched = false) {
    const answer = await fetch(`${this.table}/why?action=${action}${this.query()}`);
    const why = answer.ok ? (await answer.json()).text : "";
    if (!this.board.places.has(action)) notice(why);
    else if (why || touched) this.lights.tip(action, why, touched);
    announce(why);
  }

  // -- showing it ------------------------------------------------------------------------------

  show() {
    for (const chip of all(".chip")) {
      const action = chip.dataset.action ?? "";
      const on = this.path.includes(action) || action === this.preview;
      chip.setAttribute("aria-pressed", String(on));
      if (chip.dataset.later !== undefined) chip.hidden = !(action in this.open);
    }
    const looked = this.looked;
    const piece = [CHOSEN_BEFORE, ...this.path, this.preview ?? ""].map((one) => this.ghosts[one] ?? "").join("");
    this.lights.show(this.open, this.preview);
    this.lights.ghost(this.preview, piece, looked?.gain);
    const line = document.getElementById("consequence");
    if (line) line.textContent = looked?.text || line.dataset.detail || "";
    this.showButton(this.preview === null ? undefined : looked);
  }

  /** @param {Choice | undefined} choice what the button would do */
  showButton(choice) {
    const button = document.getElementById("confirm");
    const [verb, gain] = [button?.querySelector("span"), button?.querySelector("em")];
    if (!button || !verb || !gain) return;
    button.setAttribute("aria-disabled", String(!choice));
    verb.textContent = choice?.verb || (verb.dataset.verb ?? "");
    gain.textContent = choice?.gain ?? "";
    gain.hidden = !gain.textContent;
  }

  // -- listening -------------------------------------------------------------------------------

  listen() {
    const { hits } = this.board;
    // When the board has changed below the mouse, places come to it: that is no pointing.
    hits.addEventListener("pointerover", (event) => this.resting || this.enter(event));
    hits.addEventListener("pointermove", (event) => this.resting && this.enter(event));
    hits.addEventListener("pointerout", () => this.lights.noTip());
    hits.addEventListener("click", (event) => this.click(event));
    hits.addEventListener("keydown", (event) => this.key(event));
    // Not on the SVG itself: browsers let a click focus SVG groups that listen for focus.
    byId("board").addEventListener("focusin", (event) => this.pointAt(actionOf(event.target) ?? ""));
    const question = byId("question");
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
    this.look(action);
    this.lights.tipSoon(action);
  }

  /** A place on the board. @param {MouseEvent} event */
  click(event) {
    const action = actionOf(event.target);
    if (!action) return;
    if (!(action in this.open)) this.goThrough(action);
    if (action in this.open) this.take(action, withMouse(event));
    else void this.whyNot(action, isTouch(event));
  }

  /** The second half of a move that only one first half leads to. @param {string} action */
  goThrough(action) {
    if (this.path.length > 0) return;
    const ways = Object.keys(this.tree).filter((first) => action in (this.tree[first]?.then ?? {}));
    if (ways.length === 1) this.path = ways;
  }

  /** A place that may be chosen: what that would do, and soon what the place is. @param {string} action */
  pointAt(action) {
    this.look(action);
    if (action in this.open) this.lights.tipSoon(action);
  }

  /** @param {string} action @param {boolean} atOnce without asking for the button */
  take(action, atOnce) {
    if (this.open[action]?.then) this.choose(action);
    else {
      this.pointAt(action);
      if (atOnce) void this.play();
    }
  }

  /** A button of the question bar. @param {MouseEvent} event */
  press(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || button.form) return;
    const action = button.dataset.action;
    if (action !== undefined && isOff(button)) void this.whyNot(action);
    else if (action !== undefined) {
      this.choose(action);
      if (event.detail === 0) this.enterBoard(event); // pressed with a key
      else if (this.preview === action && withMouse(event)) void this.play();
    } else if (button.id === "undo") void this.undo();
    else if (button.id === "confirm") void this.play();
  }

  /** From the chip to the first place that it lights, or to the button. @param {Event} event */
  enterBoard(event) {
    const lit = this.board.hits.querySelector(".lit[tabindex='0']");
    const goal = lit ?? (this.preview === null ? null : document.getElementById("confirm"));
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
    else if (action in this.open) this.take(action, true);
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
      if (along <= 0 || !(action in this.open)) continue;
      const far = along + 2.5 * Math.abs(x * dy - y * dx);
      if (far < best) [best, goal] = [far, hit];
    }
    goal?.focus();
  }

  /** @param {KeyboardEvent} event */
  shortcut(event) {
    const typing = event.target instanceof HTMLInputElement;
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") this.clear();
    if (UNDO.includes(event.key)) void this.undo();
  }
}

/** A click that plays at once: fingers and small screens see first what it would do. @param {MouseEvent} event */
function withMouse(event) {
  return !isTouch(event) && !matchMedia(SMALL).matches;
}

/** @param {MouseEvent} event */
function isTouch(event) {
  return event instanceof PointerEvent && event.pointerType === "touch";
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
