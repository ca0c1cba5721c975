// Pointing: what may be answered, what an answer would do, and giving it.

import { svg } from "./board.js";
import { all, announce, byId, notice } from "./page.js";

/** @typedef {import("./wire.js").Update} Update */
/** @typedef {import("./wire.js").Tree} Tree */
/** @typedef {import("./wire.js").Choice} Choice */

const SMALL = "(max-width: 699px)";

export class Chooser {
  /** @param {import("./board.js").Board} board @param {string} table */
  constructor(board, table) {
    this.board = board;
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
    this.sending = false;
    this.listen();
  }

  // -- what is chosen --------------------------------------------------------------------------

  /** @param {Update} update */
  update(update) {
    this.seq = update.seq;
    if (update.tree) {
      const same = update.ask === this.ask && !update.first;
      this.tree = update.tree;
      this.ghosts = update.ghosts ?? {};
      if (!same) this.begin();
    }
    this.ask = update.ask;
    this.sending = false;
    byId("tip").hidden = true;
    this.show();
  }

  begin() {
    this.path = [];
    this.preview = null;
    const only = Object.keys(this.tree);
    if (only.length === 1 && only[0] && this.tree[only[0]]?.then) this.choose(only[0]);
  }

  /** The answers that may come next. @returns {Tree} */
  get open() {
    let open = this.tree;
    for (const action of this.path) open = open[action]?.then ?? {};
    return open;
  }

  /** @returns {Choice | undefined} */
  get looked() {
    const last = this.path.at(-1);
    if (this.preview !== null) return this.open[this.preview];
    if (last === undefined) return undefined;
    let open = this.tree;
    for (const action of this.path.slice(0, -1)) open = open[action]?.then ?? {};
    return open[last];
  }

  /** A part of the move, from which others follow. @param {string} action */
  choose(action) {
    if (action in this.tree) this.path = [];
    const choice = this.open[action];
    if (!choice) return;
    this.preview = null;
    if (!choice.then) this.preview = action;
    else {
      this.path.push(action);
      if (choice.untold) void this.learn(choice);
    }
    this.show();
  }

  /** What follows was sent without its words: ask for them. @param {Choice} choice */
  async learn(choice) {
    choice.untold = false;
    const path = this.path.map((action) => `&path=${action}`).join("");
    const answer = await fetch(`${this.table}/branch?ask=${this.ask}${path}`);
    if (answer.ok) Object.assign(choice.then ?? {}, await answer.json());
    this.show();
  }

  /** @param {string} action */
  look(action) {
    if (this.preview === action || !(action in this.open)) return;
    this.preview = action;
    this.show();
  }

  clear() {
    const chip = this.path.at(-1);
    this.path = [];
    this.preview = null;
    this.show();
    const button = all(".chip").find((one) => one.dataset.action === chip);
    if (button && this.board.root.contains(document.activeElement)) button.focus();
  }

  // -- giving it -------------------------------------------------------------------------------

  async play() {
    if (this.preview === null || this.open[this.preview]?.then || this.sending) return;
    const actions = [...this.path, this.preview].map(Number);
    this.sending = true;
    await this.post("answer", { ask: this.ask, actions });
  }

  async undo() {
    if (!this.sending) await this.post("undo", { seq: this.seq });
  }

  /** @param {string} what @param {object} body */
  async post(what, body) {
    const headers = { "content-type": "application/json", accept: "application/json" };
    try {
      const answer = await fetch(`${this.table}/${what}`, {
        method: "POST", headers, body: JSON.stringify(body),
      });
      if (!answer.ok) notice((await answer.json()).text);
    } catch {
      notice(byId("connection").dataset.lost ?? "");
    }
    this.sending = false;
  }

  /** @param {string} action */
  async whyNot(action) {
    const path = this.path.map((one) => `&path=${one}`).join("");
    const answer = await fetch(`${this.table}/why?action=${action}${path}`);
    const text = answer.ok ? (await answer.json()).text : "";
    if (text) {
      this.tip(action, text);
      announce(text);
    }
  }

  // -- showing it ------------------------------------------------------------------------------

  show() {
    const open = this.open;
    const chosen = this.preview ?? "";
    for (const chip of all(".chip")) {
      const on = this.path.includes(chip.dataset.action ?? "") || chip.dataset.action === chosen;
      chip.setAttribute("aria-pressed", String(on));
    }
    const lit = [...this.board.places].filter(([action]) => action in open);
    const first = lit.find(([action]) => action === chosen) ?? lit[0];
    for (const [action, { place, hit }] of this.board.places) {
      const choice = open[action];
      hit.classList.toggle("lit", choice !== undefined);
      if (choice) {
        hit.setAttribute("role", "button");
        hit.setAttribute("aria-label", [place.name, choice.text].filter(Boolean).join(". "));
        hit.setAttribute("tabindex", first && first[0] === action ? "0" : "-1");
        hit.removeAttribute("aria-hidden");
      } else if (hit !== document.activeElement) {
        for (const name of ["role", "aria-label", "tabindex"]) hit.removeAttribute(name);
        hit.setAttribute("aria-hidden", "true");
      }
    }
    this.board.rings.replaceChildren(
      ...lit.flatMap(([action, { place }]) => this.ring(place.shape, place.at, action === chosen)),
    );
    this.showGhost(chosen);
    this.showWords();
  }

  /** @param {string} shape @param {[number, number]} at @param {boolean} on */
  ring(shape, at, on) {
    const ring = svg("g", { class: on ? "ring on" : "ring" });
    ring.append(
      svg("path", { class: "edge", d: shape }),
      svg("path", { class: "band", d: shape }),
      svg("circle", { class: "dot", cx: at[0], cy: at[1], r: 3.2 }),
    );
    return ring;
  }

  /** @param {string} action */
  showGhost(action) {
    const place = this.board.places.get(action)?.place;
    this.board.above.replaceChildren();
    if (!place) return;
    const [x, y] = place.at;
    const ghost = svg("g", { class: "ghost", transform: `translate(${x} ${y})` });
    ghost.innerHTML = ["-1", ...this.path].map((one) => this.ghosts[one] ?? "").join("");
    this.board.above.append(ghost);
    const gain = this.open[action]?.gain;
    if (!gain) return;
    const width = 14 + 8 * gain.length;
    const badge = svg("g", { class: "badge", transform: `translate(${x + 16} ${y - 20})` });
    const text = svg("text", { y: 5 });
    text.textContent = gain;
    badge.append(
      svg("rect", { x: -width / 2, y: -11, width, height: 22, rx: 11 }), text,
    );
    this.board.above.append(badge);
  }

  showWords() {
    const looked = this.looked;
    const line = document.getElementById("consequence");
    if (line) line.textContent = looked?.text || line.dataset.detail || "";
    const button = document.getElementById("confirm");
    if (!button) return;
    const ready = this.preview !== null && looked !== undefined;
    const [verb, gain] = [button.querySelector("span"), button.querySelector("em")];
    button.setAttribute("aria-disabled", String(!ready));
    if (verb) verb.textContent = (ready && looked?.verb) || (verb.dataset.verb ?? "");
    if (gain) {
      gain.textContent = ready ? looked?.gain ?? "" : "";
      gain.hidden = !gain.textContent;
    }
  }

  /** What lies there, or why not. @param {string} action @param {string} [text] */
  tip(action, text) {
    const known = this.board.places.get(action);
    const tip = byId("tip");
    tip.hidden = !known;
    if (!known) return;
    const { place, hit } = known;
    tip.textContent = text ?? [place.name, place.explain].filter(Boolean).join(". ");
    tip.classList.toggle("why", text !== undefined);
    const frame = byId("board").getBoundingClientRect();
    const at = hit.getBoundingClientRect();
    const half = tip.offsetWidth / 2 + 8;
    const x = Math.min(Math.max(at.left + at.width / 2 - frame.left, half), frame.width - half);
    const below = at.top - frame.top < tip.offsetHeight + 16;
    tip.style.left = `${x}px`;
    tip.style.top = `${below ? at.bottom - frame.top + 6 : at.top - frame.top - tip.offsetHeight - 6}px`;
  }

  // -- listening -------------------------------------------------------------------------------

  listen() {
    const { hits, root } = this.board;
    hits.addEventListener("pointerover", (event) => {
      const action = actionOf(event.target);
      if (event.pointerType !== "mouse" || !action) return;
      if (action in this.open) this.look(action);
      else this.tip(action);
    });
    hits.addEventListener("pointerout", () => (byId("tip").hidden = true));
    hits.addEventListener("click", (event) => this.click(event));
    hits.addEventListener("focusin", (event) => {
      const action = actionOf(event.target);
      if (action && action in this.open) this.look(action);
    });
    root.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("keydown", (event) => this.shortcut(event));
    byId("question").addEventListener("click", (event) => this.press(event));
    byId("question").addEventListener("keydown", (event) => {
      if (event.key.startsWith("Arrow") && actionOf(event.target)) this.enterBoard(event);
    });
  }

  /** @param {MouseEvent} event */
  click(event) {
    const action = actionOf(event.target);
    if (!action) return;
    const choice = this.open[action];
    const careful = event instanceof PointerEvent && event.pointerType === "touch";
    if (!choice) {
      if (careful) this.tip(action);
      void this.whyNot(action);
    } else if (choice.then) this.choose(action);
    else {
      this.look(action);
      if (!careful && !matchMedia(SMALL).matches) void this.play();
    }
  }

  /** @param {Event} event */
  press(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || button.form) return;
    const action = button.dataset.action;
    const off = button.getAttribute("aria-disabled") === "true";
    if (action !== undefined) {
      if (off) return void this.explainChip(action);
      this.choose(action);
      const byKeyboard = event instanceof MouseEvent && event.detail === 0;
      if (byKeyboard) this.enterBoard(event);
    } else if (off) return;
    else if (button.id === "undo") void this.undo();
    else if (button.id === "confirm") void this.play();
  }

  /** @param {string} action */
  async explainChip(action) {
    const answer = await fetch(`${this.table}/why?action=${action}`);
    if (answer.ok) notice((await answer.json()).text);
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
    if (!action) return;
    const way = WAYS[event.key];
    if (way) {
      event.preventDefault();
      this.step(action, way);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const choice = this.open[action];
      if (!choice) return;
      if (choice.then) this.choose(action);
      else {
        this.look(action);
        void this.play();
      }
    }
  }

  /** To the nearest lit place in that direction. @param {string} from @param {[number, number]} way */
  step(from, [dx, dy]) {
    const at = this.board.places.get(from)?.place.at;
    if (!at) return;
    let best = Infinity;
    /** @type {SVGElement | null} */
    let goal = null;
    for (const [action, { place, hit }] of this.board.places) {
      if (!(action in this.open) || action === from) continue;
      const [x, y] = [place.at[0] - at[0], place.at[1] - at[1]];
      const along = x * dx + y * dy;
      const across = Math.abs(x * dy - y * dx);
      if (along <= 0) continue;
      const far = along + 2.5 * across;
      if (far < best) [best, goal] = [far, hit];
    }
    goal?.focus();
  }

  /** @param {KeyboardEvent} event */
  shortcut(event) {
    const typing = event.target instanceof HTMLInputElement;
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") this.clear();
    if (event.key !== "u" && event.key !== "г") return;
    const button = document.getElementById("undo");
    if (button && button.getAttribute("aria-disabled") !== "true") void this.undo();
  }
}

/** @type {{[key: string]: [number, number]}} */
const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @param {EventTarget | null} target */
function actionOf(target) {
  const element = target instanceof Element ? target.closest("[data-action]") : null;
  return element?.getAttribute("data-action") ?? null;
}
