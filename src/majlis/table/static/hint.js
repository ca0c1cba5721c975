// A hint: three turns in the question bar, in place of the question. Each is shown on the board by making
// it the plan, or gone through step by step; nothing is played.

import { asked } from "./asking.js";
import { inTheirName } from "./device.js";
import { LineView } from "./line.js";
import { all, announce, byId } from "./page.js";

export class Hints {
  /** @param {import("./choose.js").Chooser} chooser */
  constructor(chooser) {
    this.chooser = chooser;
    /** @type {import("./wire.js").Hint | null} */
    this.hint = null;
    this.asking = false;
    this.line = new LineView(chooser.table, () => this.focusOn("[data-hint=line]"));
    /** What had the keyboard. @type {Element | null} */
    this.held = null;
    this.panel = document.createElement("section");
    this.panel.id = "hint";
    this.bar = byId("question");
    this.bar.addEventListener("click", (event) => this.press(event));
  }

  /** The question bar is about to be renewed, and knows nothing of a hint. */
  lift() {
    this.held = this.panel.contains(document.activeElement) ? document.activeElement : null;
    this.panel.remove();
  }

  /** It has been: a hint to the same question lies above it again. */
  lay() {
    if (this.hint?.ask !== this.chooser.plan.ask) this.hint = null;
    const button = document.getElementById("ask-hint");
    button?.setAttribute("aria-busy", String(this.asking));
    if (!this.hint) return this.line.close();
    if (!this.panel.isConnected) this.bar.append(this.panel);
    if (this.held instanceof HTMLElement) this.held.focus();
    this.held = null;
    this.mark();
  }

  /** Which of the turns is the plan; -1 if none is. */
  get shown() {
    const { path } = this.chooser.plan.draft;
    return this.hint?.plans.findIndex((plan) => String(plan.path) === String(path)) ?? -1;
  }

  mark() {
    const { shown } = this;
    for (const [nth, turn] of all("#hint .turn").entries()) turn.setAttribute("aria-pressed", String(nth === shown));
    const whys = all("#hint .why");
    const told = whys.find((why) => why.id === `why-${shown}`) ?? whys[0];
    for (const why of whys) why.hidden = why !== told;
  }

  /** @param {MouseEvent} event */
  press(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button?.id === "ask-hint") void this.ask();
    else if (button?.dataset.hint === "close") this.close();
    else if (button?.dataset.hint === "line") this.goThrough();
    else if (button?.dataset.turn !== undefined) this.show(Number(button.dataset.turn));
  }

  async ask() {
    if (this.asking) return;
    this.asking = true;
    this.lay();
    const { ask, draft } = this.chooser.plan;
    const path = draft.path.map((action) => `&path=${action}`).join("");
    const told = await asked(inTheirName(`${this.chooser.table}/hint?ask=${ask}${path}`));
    if (told && told.ask === this.chooser.plan.ask) this.open(told);
    this.asking = false;
    this.lay();
  }

  /** @param {import("./wire.js").Hint} hint */
  open(hint) {
    this.hint = hint;
    this.panel.innerHTML = hint.html;
    this.lay();
    this.line.close();
    const first = this.panel.querySelector(".turn");
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    announce(first?.textContent ?? "");
  }

  /** That turn becomes the plan. @param {number} nth */
  show(nth) {
    const plan = this.hint?.plans[nth];
    this.line.close();
    if (plan) this.chooser.demonstrate(plan);
  }

  /** The turn that is shown, or else the first, and what may follow it. */
  goThrough() {
    const line = this.hint?.lines[Math.max(0, this.shown)];
    if (this.hint && line) this.line.open(this.hint.ask, line);
  }

  /** @param {string} selector */
  focusOn(selector) {
    const found = this.panel.querySelector(selector);
    if (found instanceof HTMLElement) found.focus();
  }

  close() {
    this.hint = null;
    this.panel.remove();
    this.line.close();
    document.getElementById("ask-hint")?.focus();
  }
}
