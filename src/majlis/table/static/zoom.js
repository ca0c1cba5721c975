// Looking closer: buttons, wheel, two fingers; a drag moves what is enlarged.

import { all } from "./page.js";

const CLOSEST = 5;
const STILL = 6;

export class Zoom {
  /** @param {SVGSVGElement} root */
  constructor(root) {
    this.root = root;
    this.size = { width: 1, height: 1 };
    this.scale = 1;
    this.middle = { x: 0.5, y: 0.5 };
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    this.listen();
  }

  /** @param {{width: number, height: number}} size */
  fit(size) {
    const same = size.width === this.size.width && size.height === this.size.height;
    this.size = size;
    if (!same) this.reset();
  }

  reset() {
    this.scale = 1;
    this.middle = { x: this.size.width / 2, y: this.size.height / 2 };
    this.show();
  }

  show() {
    const width = this.size.width / this.scale;
    const height = this.size.height / this.scale;
    const clamp = (/** @type {number} */ at, /** @type {number} */ half, /** @type {number} */ end) =>
      Math.min(Math.max(at, half), end - half);
    this.middle.x = clamp(this.middle.x, width / 2, this.size.width);
    this.middle.y = clamp(this.middle.y, height / 2, this.size.height);
    const left = this.middle.x - width / 2;
    const top = this.middle.y - height / 2;
    this.root.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
    this.root.classList.toggle("enlarged", this.scale > 1);
  }

  /** A point of the screen on the board. @param {{x: number, y: number}} point */
  onBoard(point) {
    const matrix = this.root.getScreenCTM();
    return matrix ? new DOMPoint(point.x, point.y).matrixTransform(matrix.inverse()) : point;
  }

  /** @param {number} factor @param {{x: number, y: number}} [around] what stays where it is */
  by(factor, around = this.middle) {
    const before = this.scale;
    this.scale = Math.min(Math.max(before * factor, 1), CLOSEST);
    const change = before / this.scale;
    this.middle.x = around.x + (this.middle.x - around.x) * change;
    this.middle.y = around.y + (this.middle.y - around.y) * change;
    this.show();
  }

  listen() {
    for (const button of all("[data-zoom]")) {
      button.addEventListener("click", () => {
        if (button.dataset.zoom === "fit") this.reset();
        else this.by(button.dataset.zoom === "in" ? 1.5 : 1 / 1.5);
      });
    }
    const root = this.root;
    root.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.by(Math.exp(-event.deltaY / 400), this.onBoard({ x: event.clientX, y: event.clientY }));
    }, { passive: false });
    root.addEventListener("pointerdown", (event) => {
      if (this.fingers.size === 0) this.dragged = false;
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    });
    addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) {
      addEventListener(end, (event) => {
        if (event instanceof PointerEvent) this.fingers.delete(event.pointerId);
      });
    }
    // The click at the end of a drag points at nothing.
    root.addEventListener("click", (event) => this.dragged && event.stopPropagation(), true);
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const moved = Math.hypot(now.x - before.x, now.y - before.y);
    if (!this.dragged && moved < STILL) return;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const other = others[0];
    const from = this.onBoard(before);
    const to = this.onBoard(now);
    if (other) {
      const spread = Math.hypot(now.x - other.x, now.y - other.y);
      const narrow = Math.hypot(before.x - other.x, before.y - other.y);
      this.by(spread / Math.max(narrow, 1), this.onBoard(other));
    } else {
      this.middle.x += from.x - to.x;
      this.middle.y += from.y - to.y;
      this.show();
    }
    this.dragged = true;
    this.fingers.set(event.pointerId, now);
  }
}
