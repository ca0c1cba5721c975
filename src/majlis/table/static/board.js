// The picture: SVG nodes by key, and places to point at.

import { renew } from "./renew.js";

/** @typedef {import("./wire.js").Update} Update */
/** @typedef {import("./wire.js").Place} Place */
/** @typedef {import("./wire.js").Zone} Zone */

const SVG = "http://www.w3.org/2000/svg";
const AIR = 4; // around what is marked: a mark covers no letters
const SLACK = 12; // so far what belongs to a place may reach out of it, with its mark

/** @param {string} name @returns {SVGElement} */
export function svg(name, /** @type {{[name: string]: string | number}} */ attributes = {}) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Put these children first, in this order; whatever stands right is not touched. @param {SVGElement} parent @param {SVGElement[]} children */
function inOrder(parent, children) {
  let next = parent.firstElementChild;
  keepFocus(parent, () => {
    for (const child of children) {
      if (child === next) next = child.nextElementSibling;
      else parent.insertBefore(child, next);
    }
  });
}

/** These children and no others, in this order. @param {SVGElement} parent @param {SVGElement[]} children */
export function setChildren(parent, children) {
  const wanted = new Set(/** @type {Element[]} */ (children));
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  inOrder(parent, children);
}

/** Whatever is moved about within the parent, the keyboard stays where it is. @param {SVGElement} parent @param {() => void} move */
function keepFocus(parent, move) {
  const held = document.activeElement;
  move();
  if (held !== document.activeElement && held instanceof SVGElement && parent.contains(held)) held.focus();
}

export class Board {
  /** @param {SVGSVGElement} root */
  constructor(root) {
    this.root = root;
    this.defs = svg("defs", { "aria-hidden": "true" });
    this.drawing = svg("g", { "aria-hidden": "true" }); // the board in words says all of it
    this.above = svg("g", { class: "ghosts", "aria-hidden": "true" });
    this.tabs = svg("g", { class: "zones" });
    this.hits = svg("g", { class: "hits" });
    this.ownRings = svg("g", { class: "rings" });
    this.marks = svg("g", { class: "marks", "aria-hidden": "true" });
    this.deeds = svg("g", { "aria-hidden": "true" }); // words, which no piece may cover
    this.leaving = svg("g", { "aria-hidden": "true" });
    root.append(this.defs, this.drawing, this.leaving, this.marks, this.deeds, this.above, this.tabs, this.hits);
    /** @type {Map<string, SVGElement>} */
    this.nodes = new Map();
    /** What the last update has taken from the picture. @type {SVGElement[]} */
    this.gone = [];
    /** @type {Map<string, {place: Place, hit: SVGElement}>} */
    this.places = new Map();
    /** How large places are: to measure them in the middle of an update would lay the page out. @type {Map<string, DOMRect>} */
    this.boxes = new Map();
    /** The keyboard was on a place that has gone. */
    this.lostFocus = false;
    this.size = { width: 1, height: 1 };
  }

  /** Where the rings of legal places go: under the pieces, if the drawing has room for them. */
  get rings() {
    return this.nodes.get("rings") ?? this.ownRings;
  }

  /** @param {Update} update */
  apply(update) {
    this.gone = [];
    this.letGo(update);
    if (update.size) this.size = { width: update.size[0], height: update.size[1] };
    if (update.defs !== undefined) this.defs.innerHTML = update.defs;
    for (const [key, markup] of Object.entries(update.nodes ?? {})) renew(this.node(key), markup);
    if (update.order) this.arrange(update.order);
    if (update.first) this.forgetPlaces(update.places ?? {});
    for (const [action, place] of Object.entries(update.places ?? {})) this.setPlace(action, place);
    if (update.pile) this.pileUp(update.pile);
    if (update.zones) this.setZones(update.zones);
  }

  /** The keyboard leaves a place that goes while the page still stands: a browser lays it out before the
   * keyboard is taken from what is removed. @param {Update} update */
  letGo({ first, places = {} }) {
    const held = document.activeElement;
    if (!(held instanceof SVGElement && held.matches(".hit"))) return;
    const place = places[held.dataset.action ?? ""];
    if (first ? place : place !== null) return;
    this.lostFocus = held.matches(":focus-visible");
    held.blur();
  }

  /** @param {string} key */
  node(key) {
    let node = this.nodes.get(key);
    if (!node) {
      node = svg("g", { "data-key": key });
      this.nodes.set(key, node);
    }
    return node;
  }

  /** @param {string[]} order */
  arrange(order) {
    const wanted = new Set(order);
    for (const [key, node] of this.nodes) {
      if (wanted.has(key)) continue;
      node.remove();
      this.gone.push(node);
      this.nodes.delete(key);
    }
    inOrder(this.drawing, order.map((key) => this.node(key)));
    if (!wanted.has("rings")) this.drawing.append(this.ownRings);
    this.layMarks();
  }

  /** What a draft has changed is marked on top of the drawing, or below what the drawing has laid over it. */
  layMarks() {
    const below = this.nodes.get("marks");
    if (below) below.append(this.marks);
    else this.drawing.after(this.marks);
  }

  /** @param {{[action: string]: unknown}} kept */
  forgetPlaces(kept) {
    for (const action of this.places.keys()) if (!(action in kept)) this.setPlace(action, null);
  }

  /** @param {string} action @param {Place | null} place */
  setPlace(action, place) {
    const known = this.places.get(action);
    if (!place) {
      known?.hit.remove();
      this.places.delete(action);
      return;
    }
    const hit = known?.hit ?? svg("path", { class: "hit", "data-action": action, "data-thing": place.thing });
    hit.setAttribute("d", place.shape);
    if (!known) this.hits.append(hit);
    this.places.set(action, { place, hit });
  }

  /** What lies on top is clicked: places are in the order of the drawing. @param {number[]} actions */
  pileUp(actions) {
    const known = actions.map((action) => /** @type {const} */ ([String(action), this.places.get(String(action))]));
    this.places.clear();
    for (const [action, one] of known) if (one) this.places.set(action, one);
    inOrder(this.hits, [...this.places.values()].map(({ hit }) => hit));
  }

  /** Put these above all other places, in their order. @param {SVGElement[]} wanted */
  raise(wanted) {
    const top = [...this.hits.children].slice(-wanted.length);
    if (wanted.every((hit, nth) => hit === top[nth])) return;
    keepFocus(this.hits, () => this.hits.append(...wanted));
  }

  /** How large a place is, and where on the board. @param {SVGElement} hit */
  boxOf(hit) {
    const shape = hit.getAttribute("d") ?? "";
    const known = this.boxes.get(shape);
    if (known) return known;
    const box = hit instanceof SVGGraphicsElement ? hit.getBBox() : new DOMRect();
    this.boxes.set(shape, box);
    return box;
  }

  /** How much of the picture these places cover, as a share of it. @param {SVGElement[]} hits */
  covered(hits) {
    const areas = hits.map((hit) => this.boxOf(hit));
    return areas.reduce((sum, { width, height }) => sum + width * height, 0) / (this.size.width * this.size.height);
  }

  /** Show what a plan has chosen and what it has changed: within what is chosen one mark is enough.
   * @param {string[]} keys of nodes @param {number[]} chosen answers */
  mark(keys, chosen) {
    const hits = chosen.flatMap((action) => this.places.get(String(action))?.hit ?? []);
    const marks = hits.flatMap((hit) => twice("path", { d: hit.getAttribute("d") ?? "" }));
    const within = hits.map((hit) => wider(this.boxOf(hit), SLACK));
    for (const key of keys) {
      const node = this.nodes.get(key);
      if (!(node instanceof SVGGraphicsElement)) continue;
      const { width, height } = node.getBBox();
      const ground = width > this.size.width / 2 || height > this.size.height / 2;
      const box = wider(node.getBBox(), AIR);
      if (width === 0 || height === 0 || ground || within.some((one) => holds(one, box))) continue;
      marks.push(...twice("rect", { x: box.x, y: box.y, width: box.width, height: box.height, rx: 6 }));
    }
    this.marks.replaceChildren(...marks);
  }

  /** Tabs and summaries; each keeps its element, and so the keyboard. @param {{[zone: string]: Zone}} zones */
  setZones(zones) {
    const wanted = Object.entries(zones).map(([key, { name, shape, shown }]) => {
      const known = this.tabs.querySelector(`[data-zone="${key}"]`);
      const tab = known instanceof SVGElement ? known : svg("path", { class: "zone", "data-zone": key, role: "button", tabindex: 0 });
      tab.setAttribute("d", shape);
      tab.setAttribute("aria-label", name);
      tab.setAttribute("aria-pressed", String(shown));
      return tab;
    });
    setChildren(this.tabs, wanted);
  }
}

/** One dash drawn twice, so that it shows on any ground. @param {string} name @param {{[name: string]: string | number}} shape */
function twice(name, shape) {
  return [svg(name, { class: "mark under", ...shape }), svg(name, { class: "mark", ...shape })];
}

/** @param {DOMRect} box */
function wider({ x, y, width, height }, /** @type {number} */ by) {
  return new DOMRect(x - by, y - by, width + 2 * by, height + 2 * by);
}

/** @param {DOMRect} outer @param {DOMRect} inner */
function holds(outer, inner) {
  return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
}
