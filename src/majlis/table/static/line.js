// The line of a hint, over the board: its turn and the likely answer, step by step. It is a picture; the
// table below it stays as it is.

import { inTheirName } from "./device.js";
import { byId, fill } from "./page.js";
import { Still } from "./still.js";

export class LineView {
  /** @param {string} table @param {() => void} closed somebody has closed it */
  constructor(table, closed) {
    this.table = table;
    this.closed = closed;
    this.place = byId("line");
    const [zones, picture, told] = [".zone-switch", ".picture", "output"].map((part) => this.place.querySelector(part));
    if (!(zones instanceof HTMLElement && picture instanceof HTMLElement && told instanceof HTMLElement)) throw new Error("the page has no place for a line");
    this.told = told;
    this.still = new Still(picture, zones, () => document.body.dataset.format ?? "wide");
    this.ask = 0;
    /** @type {import("./wire.js").Line} */
    this.line = { path: [], reply: [], steps: [] };
    this.step = 0;
    this.place.addEventListener("click", (event) => this.press(event));
    this.place.addEventListener("keydown", (event) => this.leave(event));
  }

  /** @param {number} ask @param {import("./wire.js").Line} line */
  open(ask, line) {
    this.ask = ask;
    this.line = line;
    this.place.hidden = false;
    this.go(1);
    this.button(1)?.focus();
  }

  close() {
    this.place.hidden = true;
  }

  /** @param {MouseEvent} event */
  press(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const by = Number(button?.dataset.by);
    if (by) this.go(this.step + by);
    else if (by === 0) this.dismiss();
  }

  /** @param {KeyboardEvent} event */
  leave(event) {
    if (event.key !== "Escape") return;
    event.preventDefault(); // it takes nothing back
    this.dismiss();
  }

  dismiss() {
    this.close();
    this.closed();
  }

  /** @param {number} step */
  go(step) {
    const { path, reply, steps } = this.line;
    const last = steps.length - 1;
    this.step = Math.min(Math.max(step, 0), last);
    const { given, html } = steps[this.step] ?? { given: 0, html: "" };
    const answers = [...path.map((action) => `&path=${action}`), ...reply.map((action) => `&reply=${action}`)].join("");
    void this.still.show(inTheirName(`${this.table}/hint/board?ask=${this.ask}&given=${given}${answers}`));
    fill(this.told, `<small>${this.step} / ${last}</small> ${html}`);
    this.button(-1)?.setAttribute("aria-disabled", String(this.step === 0));
    this.button(1)?.setAttribute("aria-disabled", String(this.step === last));
  }

  /** @param {number} by */
  button(by) {
    const found = this.place.querySelector(`[data-by="${by}"]`);
    return found instanceof HTMLElement ? found : null;
  }
}
