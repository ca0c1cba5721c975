// Looking closer: buttons, wheel, two fingers; a drag moves what is enlarged.

import { all, announce, byId } from "./page.js";

const CLOSEST = 5;
const STILL = 6;
/** Pixels for a unit of the drawing: where the whole board would be smaller, one begins with a part of
 * it, as large as it was drawn. What is drawn for a phone is as small as can be read. */
const READABLE = { phone: 0.99, other: 0.8 };
/** Pixels that a finger needs. */
const FINGER = 40;
/** What is lit has a ring around it. */
const RIM = 5;

export class Zoom {
  /** @param {SVGSVGElement} root */
  constructor(root) {
    this.root = root;
    this.size = { width: 1, height: 1 };
    /** In pixels: kept, since to measure it again would lay the whole page out in the middle of an update. */
    this.room = root.getBoundingClientRect();
    /** How much larger than at the beginning. */
    this.closer = 1;
    this.middle = { x: 0.5, y: 0.5 };
    /** It was enlarged for what is asked, not by the person. */
    this.attending = false;
    /** ... because a finger has tapped what was too small for it. */
    this.tapped = false;
    /** What may be pointed at, or else is planned. @type {DOMRect[]} */
    this.asked = [];
    this.pointed = true;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    /** A hand goes over the picture: that must not move, and turns to what is asked when it has gone. */
    this.steady = false;
    this.late = false;
    /** How much closer what lies under the finger should be. */
    this.needed = 1;
    this.listen();
  }

  /** @param {{width: number, height: number}} size */
  fit(size) {
    const same = size.width === this.size.width && size.height === this.size.height;
    this.size = size;
    if (!same) this.reset();
  }

  reset() {
    this.closer = 1;
    this.attending = this.tapped = false;
    this.middle = { x: this.size.width / 2, y: onPhone() ? 0 : this.size.height / 2 };
    this.show();
  }

  /** Pixels for a unit when the whole board is seen. */
  get whole() {
    const { width, height } = this.room;
    return Math.min(width / this.size.width, height / this.size.height) || 1;
  }

  /** ... and as one begins. */
  get home() {
    const readable = onPhone() ? READABLE.phone : READABLE.other;
    return this.whole < readable ? 1 : this.whole;
  }

  /** ... and now. */
  get scale() {
    return Math.min(Math.max(this.home * this.closer, this.whole), this.whole * CLOSEST);
  }

  get enlarged() {
    return this.scale > this.whole * 1.001;
  }

  show() {
    const scale = this.scale;
    const width = this.room.width / scale;
    const height = this.room.height / scale;
    const clamp = (/** @type {number} */ at, /** @type {number} */ seen, /** @type {number} */ all) =>
      seen >= all ? all / 2 : Math.min(Math.max(at, seen / 2), all - seen / 2);
    this.middle.x = clamp(this.middle.x, width, this.size.width);
    this.middle.y = clamp(this.middle.y, height, this.size.height);
    // Below it questions grow and shrink on a phone: there it hangs from its upper edge, and stays.
    if (onPhone() && height > this.size.height) this.middle.y = height / 2;
    const left = this.middle.x - width / 2;
    const top = this.middle.y - height / 2;
    const seen = `${left} ${top} ${width} ${height}`;
    if (seen !== this.root.getAttribute("viewBox")) this.root.setAttribute("viewBox", seen);
    document.body.classList.toggle("enlarged", this.enlarged);
  }

  /**
   * What may be pointed at has changed: it comes into sight, and close enough for fingers if all of it
   * can be seen then. On a screen where the whole board can be read, for a mouse, nothing moves.
   * @param {DOMRect[]} boxes on the board
   * @param {boolean} pointed false if they are only to be seen
   */
  attend(boxes, pointed = true) {
    this.asked = boxes;
    this.pointed = pointed;
    this.late = this.steady;
    if (this.steady) return this.show();
    const touched = matchMedia("(pointer: coarse)").matches;
    const least = Math.min(...boxes.map(({ width, height }) => Math.min(width, height)));
    const left = Math.min(...boxes.map(({ x }) => x));
    const top = Math.min(...boxes.map(({ y }) => y));
    const right = Math.max(...boxes.map(({ x, width }) => x + width));
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
    const { room } = this;
    const small = least * this.home < FINGER - 1;
    const needed = touched && pointed && small ? Math.min(FINGER / least, this.whole * CLOSEST) : 0;
    const fits = (right - left) * needed <= room.width && (bottom - top) * needed <= room.height;
    const scale = fits ? Math.max(needed, this.home) : this.home;
    if (this.attending || boxes.length === 0) this.closer = 1;
    this.attending = this.tapped = false;
    if (boxes.length === 0 || scale <= this.whole) return this.show();
    if (scale > this.home) this.middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    this.closer = scale / this.home;
    this.attending = true;
    this.middle.x = intoSight(this.middle.x, room.width / scale, left, right);
    this.middle.y = intoSight(this.middle.y, room.height / scale, top, bottom);
    this.show();
  }

  loosen() {
    this.steady = false;
    if (this.late) this.attend(this.asked, this.pointed);
  }

  /** How much closer a finger needs what it points at; 1 if that is large enough. @param {PointerEvent} event */
  neededFor({ pointerType, target }) {
    if (pointerType !== "touch" || !(target instanceof Element) || !target.matches(".hit.lit")) return 1;
    const { width, height } = target.getBoundingClientRect();
    const least = Math.min(width, height);
    return least < FINGER - 1 && this.scale < this.whole * CLOSEST ? FINGER / least : 1;
  }

  /** What is too small for the finger on it is shown closer, and not chosen yet: whoever tapped is told. @param {MouseEvent} event */
  enlargeFirst(event) {
    event.stopPropagation();
    this.attending = this.tapped = true;
    this.by(this.needed, this.onBoard({ x: event.clientX, y: event.clientY }));
    const told = byId("board").dataset.closer ?? "";
    byId("consequence").textContent = told;
    announce(told);
  }

  /** A point of the screen on the board. @param {{x: number, y: number}} point */
  onBoard(point) {
    const matrix = this.root.getScreenCTM();
    return matrix ? new DOMPoint(point.x, point.y).matrixTransform(matrix.inverse()) : point;
  }

  /** @param {number} factor @param {{x: number, y: number}} [around] what stays where it is */
  by(factor, around = this.middle) {
    const before = this.scale;
    this.closer = (before * factor) / this.home;
    this.closer = this.scale / this.home; // within its bounds
    const change = before / this.scale;
    this.middle.x = around.x + (this.middle.x - around.x) * change;
    this.middle.y = around.y + (this.middle.y - around.y) * change;
    this.show();
  }

  listen() {
    for (const button of all("[data-zoom]")) {
      button.addEventListener("click", () => {
        if (button.dataset.zoom === "fit") this.by(0);
        else this.by(button.dataset.zoom === "in" ? 1.5 : 1 / 1.5);
      });
    }
    const root = this.root;
    // A phone is turned: what is asked stays in sight, unless the person looks at something else.
    new ResizeObserver(() => {
      const { height } = this.room;
      this.room = root.getBoundingClientRect();
      if (onPhone()) this.middle.y += (this.room.height - height) / 2 / this.scale; // it hangs from its upper edge
      if (this.closer === 1 || (this.attending && !this.tapped)) this.attend(this.asked, this.pointed);
      else this.show();
    }).observe(root);
    root.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.by(Math.exp(-event.deltaY / 400), this.onBoard({ x: event.clientX, y: event.clientY }));
    }, { passive: false });
    root.addEventListener("pointerdown", (event) => {
      if (this.fingers.size === 0) this.dragged = false;
      this.needed = this.neededFor(event);
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    });
    addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) {
      addEventListener(end, (event) => {
        if (event instanceof PointerEvent) this.fingers.delete(event.pointerId);
      });
    }
    // The click at the end of a drag points at nothing.
    root.addEventListener("click", (event) => {
      if (this.dragged) event.stopPropagation();
      else if (this.needed > 1) this.enlargeFirst(event);
    }, true);
    // Else it would get the focus, and that chooses it.
    root.addEventListener("mousedown", (event) => this.needed > 1 && event.preventDefault(), true);
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
    this.dragged = true;
    this.fingers.set(event.pointerId, now);
    if (this.steady) return;
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
  }
}

/**
 * Where the middle goes, so that all of a stretch is seen, or else little but it; no farther than it must,
 * or the board would jump under the finger.
 * @param {number} middle @param {number} seen @param {number} from @param {number} to
 */
function intoSight(middle, seen, from, to) {
  const fits = to - from + 2 * RIM <= seen;
  const beside = fits ? RIM : FINGER;
  const ends = [from - beside + seen / 2, to + beside - seen / 2];
  return Math.min(Math.max(middle, Math.min(...ends)), Math.max(...ends));
}

/** The board is drawn for a phone. */
function onPhone() {
  return document.body.dataset.format === "phone";
}
