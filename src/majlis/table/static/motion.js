// What moves on the page: pieces on their way, and gains that rise where they arise.

import { svg } from "./board.js";
import { duration } from "./pace.js";
import { byId } from "./page.js";

/** @typedef {import("./wire.js").Journey} Journey */
/** @typedef {import("./wire.js").Rise} Rise */

/** Milliseconds in which a piece becomes visible or fades, and for which a gain can be read. */
const [APPEARS, FADES, RISES] = [120, 350, 1500];
/** Pixels that a gain rises. */
const HEIGHT = 34;
/** ... and that are left between two of them. */
const AIR = 4;

export class Motions {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** Pieces that have not arrived. @type {Set<Animation>} */
    this.running = new Set();
    /** Where gains rise, and when. @type {Set<{x: number, y: number, width: number, when: number}>} */
    this.rising = new Set();
  }

  /** @param {import("./wire.js").Update} update @param {number} slowness */
  play({ first, motion = [], rises = [] }, slowness) {
    if (!first && slowness > 0) for (const node of this.board.gone) this.fade(node, slowness);
    for (const journey of motion) this.travel(journey, slowness);
    for (const rise of rises) this.rise(rise, slowness);
  }

  /** A node travels to where it is drawn. @param {Journey} journey @param {number} slowness */
  travel(journey, slowness) {
    const node = this.board.nodes.get(journey.key);
    if (!node) return;
    const way = journey.points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
    const delay = journey.delay * slowness;
    this.run(node, way, { duration: duration(journey) * slowness, delay, easing: "ease-in-out" });
    if (journey.new) this.run(node, [{ opacity: 0 }, { opacity: 1 }], { duration: APPEARS * slowness, delay });
  }

  /** What has left the picture is seen a little longer. @param {SVGElement} node @param {number} slowness */
  fade(node, slowness) {
    this.board.leaving.append(node);
    this.run(node, [{ opacity: 1 }, { opacity: 0 }], { duration: FADES * slowness }, () => node.remove());
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing @param {() => void} [then] */
  run(element, frames, timing, then) {
    const animation = element.animate(frames, { ...timing, fill: "backwards" });
    this.running.add(animation);
    animation.onfinish = () => {
      this.running.delete(animation);
      then?.();
    };
  }

  /** Everything is where it belongs. */
  finish() {
    for (const animation of this.running) animation.finish();
    this.running.clear();
  }

  /** What was gained goes up and fades; what is gained beside it at the same time, below it. @param {Rise} rise @param {number} slowness */
  rise({ seat, gains, delay, at }, slowness) {
    const from = (at && this.onBoard(at)) ?? onPanel(seat);
    if (!from) return;
    const shown = document.createElement("p");
    shown.className = "rise";
    shown.append(...gains.map(gainOf));
    byId("rises").append(shown);
    const [width, height] = [shown.offsetWidth + AIR, shown.offsetHeight + AIR];
    const x = Math.min(Math.max(from.x, width / 2 + AIR), innerWidth - width / 2 - AIR);
    const here = { x, y: Math.max(from.y, HEIGHT + 24), width, when: performance.now() + delay * slowness };
    const near = [...this.rising].filter((one) => Math.abs(one.when - here.when) < RISES * slowness && Math.abs(one.x - x) < (one.width + width) / 2);
    while (near.some((one) => Math.abs(one.y - here.y) < height)) here.y += height;
    this.rising.add(here);
    shown.style.left = `${x}px`;
    shown.style.top = `${here.y}px`;
    const frames = [
      { opacity: 0, transform: "translate(-50%, -50%)" },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.7 },
      { opacity: 0, transform: `translate(-50%, calc(-50% - ${HEIGHT}px))` },
    ];
    const animation = shown.animate(frames, { duration: RISES * slowness, delay: delay * slowness, fill: "backwards" });
    animation.onfinish = () => {
      shown.remove();
      this.rising.delete(here);
    };
  }

  /** Where a point of the picture lies in the window; null if an open sheet covers it. @param {[number, number]} at */
  onBoard([x, y]) {
    const matrix = this.board.drawing instanceof SVGGraphicsElement ? this.board.drawing.getScreenCTM() : null;
    const point = matrix && new DOMPoint(x, y).matrixTransform(matrix);
    return point && !document.elementFromPoint(point.x, point.y)?.closest(".question, .rail") ? point : null;
  }
}

/** The name of a player: in the rail, or in the line of scores. @param {number} seat */
function onPanel(seat) {
  for (const list of ["#players > .player", "#scores > li"]) {
    const box = document.querySelectorAll(list)[seat]?.getBoundingClientRect();
    if (box?.width) return { x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, 24) };
  }
  return null;
}

/** @param {[string, string]} gain */
function gainOf([thing, number]) {
  const gain = document.createElement("span");
  const icon = svg("svg", { class: "icon", width: 18, height: 18 });
  icon.append(svg("use", { href: `#icon-${thing}` }));
  gain.append(number, icon);
  return gain;
}
