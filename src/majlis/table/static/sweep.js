// A sweep: a press that moves on without letting go is a row of clicks, where the picture has a way for it
// (`Target.along` in scene.py). Leaving a stop of the way clicks the part of it that was picked: the first one that
// the hand came to, or the last one that it stayed in, since on its way out it may have to cross others. Letting go
// clicks what lies below. It begins at a stop that can be clicked, or at the one that the way has come to. How soon
// the table answers makes no difference: the trail of the pointer waits for each
// answer, and is followed from there.

/** @typedef {{x: number, y: number, time: number}} Point on the board */
/** @typedef {{action: string, stop: string, hit: SVGElement}} Part of a stop */

/** Between two points of a trail: so that no stop is missed, however fast the pointer is. */
const STRIDE = 8;
/** Milliseconds in a part, to pick it instead of another one. */
const STAY = 180;

export class Sweep {
  /** @param {import("./board.js").Board} board @param {import("./zoom.js").Zoom} zoom @param {import("./choose.js").Chooser} chooser */
  constructor(board, zoom, chooser) {
    this.board = board;
    this.zoom = zoom;
    this.chooser = chooser;
    /** What is pressed. @type {number | null} */
    this.pointer = null;
    /** The question that it was pressed for. @type {number | undefined} */
    this.ask = undefined;
    /** @type {Point} */
    this.at = { x: 0, y: 0, time: 0 };
    /** Where the pointer has been, as far as nothing has come of it yet. @type {Point[]} */
    this.trail = [];
    /** What lies below it, and since when. @type {{part: Part | null, since: number}} */
    this.below = { part: null, since: 0 };
    /** What is clicked when its stop is left. @type {Part | null} */
    this.picked = null;
    this.timer = 0;
    /** What was planned before the last click, until that is answered. @type {object | null} */
    this.before = null;
    this.listen();
  }

  listen() {
    this.board.root.addEventListener("pointerdown", (event) => this.press(event));
    addEventListener("pointermove", (event) => event.pointerId === this.pointer && this.move(event));
    addEventListener("pointerup", (event) => event.pointerId === this.pointer && this.letGo());
    addEventListener("pointercancel", (event) => event.pointerId === this.pointer && this.stop());
    // Whoever stops in the middle keeps what has been planned so far.
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.going) return;
      event.preventDefault();
      this.stop();
    }, true);
  }

  /** The hand has moved on, and what it has passed may still have to be clicked. */
  get going() {
    return this.zoom.steady && this.zoom.dragged;
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.stop();
    if (event.button !== 0 || !event.isPrimary || this.zoom.needed > 1) return;
    if (this.zoom.enlarged && this.chooser.lights.crowded) return; // else there would be nothing to pan with
    this.at = this.pointOf(event);
    this.picked = this.partAt(this.at);
    if (!this.picked && this.partsAt(this.at).next().done) return;
    this.below = { part: this.picked, since: this.at.time };
    this.pointer = event.pointerId;
    this.ask = this.chooser.plan.ask;
    this.zoom.steady = true;
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.going) return; // a hand that clicks trembles
    this.board.root.setPointerCapture(event.pointerId); // what was pressed may vanish from the board
    const { x, y } = this.at;
    this.at = this.pointOf(event);
    const [dx, dy] = [this.at.x - x, this.at.y - y];
    const strides = Math.ceil(Math.hypot(dx, dy) / STRIDE);
    for (let nth = 1; nth <= strides; nth += 1) {
      this.trail.push({ x: x + (dx * nth) / strides, y: y + (dy * nth) / strides, time: this.at.time });
    }
    this.follow();
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.rest(), STAY);
  }

  /** The hand stays where it is. */
  rest() {
    this.trail.push({ ...this.at, time: this.at.time + STAY });
    this.follow();
  }

  /** @param {PointerEvent} event @returns {Point} */
  pointOf({ clientX, clientY, timeStamp }) {
    const { x, y } = this.zoom.onBoard({ x: clientX, y: clientY });
    return { x, y, time: timeStamp };
  }

  letGo() {
    this.pointer = null;
    window.clearTimeout(this.timer);
    if (this.going) this.follow();
    else this.stop();
  }

  /** What has been clicked stays. */
  stop() {
    this.pointer = null;
    window.clearTimeout(this.timer);
    this.trail = [];
    this.below = { part: null, since: 0 };
    this.picked = null;
    this.before = null;
    if (this.zoom.steady) this.zoom.loosen();
  }

  /** The page shows something new: perhaps the answer that the trail has waited for. */
  goOn() {
    const { ask, draft } = this.chooser.plan;
    if (!this.before || this.before === draft) return;
    this.before = null;
    if (ask === this.ask) this.follow();
    else this.stop();
  }

  follow() {
    while (!this.before && this.trail[0]) {
      const { time } = this.trail[0];
      const part = this.partAt(this.trail[0]);
      if (this.picked && this.picked.stop !== part?.stop) {
        this.click(this.picked);
        continue; // what comes next may be lit only now
      }
      this.trail.shift();
      if (part?.action !== this.below.part?.action) this.below = { part, since: time };
      if (part && (!this.picked || time - this.below.since >= STAY)) this.pick(part);
    }
    if (this.pointer !== null || this.before) return;
    if (this.below.part) this.click(this.below.part);
    this.stop();
  }

  /** @param {Part} part */
  pick(part) {
    if (part.action === this.picked?.action) return;
    this.picked = part;
    this.chooser.look(part.action);
    this.chooser.foresee(part.hit);
  }

  /** @param {Part} part */
  click({ action }) {
    const { plan } = this.chooser;
    const meaning = this.chooser.take(action);
    this.picked = null;
    this.below = { part: null, since: 0 };
    if (meaning && "plan" in meaning) this.before = plan.draft;
  }

  /** What can be clicked. What is chosen already cannot: to click it again would let it go. @param {{x: number, y: number}} point */
  partAt(point) {
    const { plan } = this.chooser;
    for (const part of this.partsAt(point)) {
      if (part.hit.matches(".lit[aria-pressed='false']") || plan.takesItsOwn(part.action)) return part;
    }
    return null;
  }

  /** @param {{x: number, y: number}} point @returns {Generator<Part, void>} */
  *partsAt(point) {
    for (const [action, { place, hit }] of this.board.places) {
      if (place.along && hit instanceof SVGGeometryElement && hit.isPointInFill(point)) yield { action, stop: place.along, hit };
    }
  }
}
