// What the board shows of a choice: rings around legal places, the piece that would stand there,
// what it would gain, and a word about the place pointed at.

import { setChildren, svg } from "./board.js";
import { byId } from "./page.js";

/** @typedef {import("./wire.js").Tree} Tree */
/** @typedef {import("./wire.js").Place} Place */

/** Milliseconds of pointing at something before it explains itself: longer if it could be clicked. */
const TIP_DELAY = { lit: 600, other: 250 };
/** The icon `sealed`. */
const LOCK = "M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3";
const TICK = "M-3.4 .3L-1 2.7L3.4-2.4";
/** So much of the board may be lit brightly: a light that lies on everything lights nothing. */
const BRIGHT = 1 / 4;

/** A place, and what choosing it would do: that often begins with the place. @param {string} name @param {string} text */
function labelOf(name, text) {
  if (text.startsWith(name)) return text;
  const [about, ...rest] = text.split(": ");
  if (about && rest.length && name.includes(about)) return `${name}: ${rest.join(": ")}`;
  return [name, text].filter(Boolean).join(". ");
}

export class Lights {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** What is lit. @type {SVGElement[]} */
    this.lit = [];
    /** By answer and shape. @type {Map<string, SVGElement>} */
    this.rings = new Map();
    this.timer = 0;
  }

  /**
   * Light the places that may be pointed at. One of them, not yet chosen if there is such a one, is where the Tab key
   * enters the board.
   * @param {Tree} open @param {string | null} looked @param {(action: string) => boolean} chosen
   * @param {number[]} leads where the answer that is looked at can lead to
   * @param {(action: string) => boolean} short it stands for both halves of a move
   */
  show(open, looked, chosen, leads, short) {
    const lit = [...this.board.places].filter(([action]) => action in open);
    const free = lit.filter(([action]) => !chosen(action));
    const entrance = (free.find(([action]) => action === looked) ?? free[0] ?? lit[0])?.[0];
    for (const [action, { place, hit }] of this.board.places) {
      const choice = open[action];
      hit.classList.toggle("lit", choice !== undefined);
      hit.classList.toggle("short", choice !== undefined && short(action));
      if (choice) {
        describe(hit, {
          role: "button",
          "aria-label": labelOf(place.name, [choice.text, choice.deed].filter(Boolean).join(" ")),
          "aria-pressed": String(chosen(action)),
          tabindex: action === entrance ? "0" : "-1",
          "aria-description": place.explain ?? "",
          "aria-hidden": null,
        });
      } else if (hit !== document.activeElement) describe(hit, UNLIT);
    }
    this.lit = lit.map(([, { hit }]) => hit);
    this.board.raise(this.lit);
    const far = leads.flatMap((action) => this.board.places.get(String(action))?.place.shape ?? []);
    const dashes = far.flatMap((d) => ["lead under", "lead"].map((name) => svg("path", { class: name, d })));
    const rolling = lit.flatMap(([action, { place, hit }]) => deedMark(place, open[action]?.deed, hasChip(action) ? this.board.boxOf(hit).width : Infinity, this.board.size.width));
    const marks = rolling.length < Object.keys(open).length ? rolling : []; // else the button says it for all
    setChildren(this.board.rings, [...this.ringsOf(lit, looked, chosen), ...dashes]);
    setChildren(this.board.deeds, marks);
  }

  /**
   * A ring round every lit place: those that stand already are kept.
   * @param {[string, {place: Place, hit: SVGElement}][]} lit @param {string | null} looked @param {(action: string) => boolean} chosen
   */
  ringsOf(lit, looked, chosen) {
    const known = this.rings;
    this.rings = new Map();
    return lit.map(([action, { place, hit }]) => {
      const key = `${action} ${place.shape}`;
      const one = known.get(key) ?? ring(place, this.board.boxOf(hit));
      one.classList.toggle("on", action === looked || chosen(action));
      one.classList.toggle("chosen", chosen(action));
      this.rings.set(key, one);
      return one;
    });
  }

  /** Where much of the board is lit, it is lit thinly. */
  measure() {
    this.board.rings.classList.toggle("thin", this.crowded);
  }

  /** Much of the board is lit. */
  get crowded() {
    return this.board.covered(this.lit) > BRIGHT;
  }

  /**
   * The piece where it would go, and what it would gain there.
   * @param {string | null} action @param {string} piece @param {string} [gain] @param {string[]} [also] other places for it
   */
  ghost(action, piece, gain, also = []) {
    this.board.above.replaceChildren();
    for (const one of new Set([...also, action ?? ""])) {
      const place = this.board.places.get(one)?.place;
      if (!place) continue;
      const [x, y] = place.at;
      const ghost = svg("g", { class: "ghost", transform: `translate(${x} ${y})` });
      ghost.innerHTML = piece;
      this.board.above.append(ghost);
      if (gain && one === action) this.board.above.append(badge(gain, x + 16, y - 20));
    }
  }

  /** A word about a place: why not, or what lies there, or both. @param {string} action @param {string} [why] */
  tip(action, why = "", what = !why) {
    window.clearTimeout(this.timer);
    const known = this.board.places.get(action);
    const tip = byId("tip");
    tip.hidden = !known;
    if (!known) return;
    const { place, hit } = known;
    tip.textContent = what ? [place.name, place.explain].filter(Boolean).join(". ") : "";
    tip.classList.toggle("why", why !== "");
    const reason = document.createElement("b");
    reason.textContent = why;
    if (why) tip.prepend(reason);
    const frame = byId("board").getBoundingClientRect();
    const at = hit.getBoundingClientRect();
    const half = tip.offsetWidth / 2 + 8;
    const x = Math.min(Math.max(at.left + at.width / 2 - frame.left, half), frame.width - half);
    const gain = this.board.above.querySelector(".badge")?.getBoundingClientRect(); // stays in sight
    const above = Math.min(at.top, gain?.top ?? at.top) - frame.top - tip.offsetHeight - 6;
    tip.style.left = `${x}px`;
    tip.style.top = `${above < 4 ? at.bottom - frame.top + 6 : above}px`;
  }

  /** What can be clicked says first what a click does, and what it is to whoever stays. @param {string} action */
  tipSoon(action) {
    this.noTip();
    const known = this.board.places.get(action);
    if (!known) return;
    const lit = known.hit.classList.contains("lit");
    if (lit && !known.place.explain) return;
    this.timer = window.setTimeout(() => this.tip(action), lit ? TIP_DELAY.lit : TIP_DELAY.other);
  }

  noTip() {
    window.clearTimeout(this.timer);
    byId("tip").hidden = true;
  }
}

/** What a place is for whoever cannot see it, if it may not be pointed at: nothing. @type {{[name: string]: string | null}} */
const UNLIT = { role: null, "aria-label": null, "aria-description": null, "aria-pressed": null, tabindex: null, "aria-hidden": "true" };

/** Touch only what differs: every change costs. @param {Element} element @param {{[name: string]: string | null}} attributes */
function describe(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** What is chosen has a tick in its corner: colour is not its only mark. @param {Place} place @param {DOMRect} box */
function ring({ shape, at }, { x, y, width }) {
  const ring = svg("g", { class: "ring" });
  const tick = svg("g", { class: "tick", transform: `translate(${x + width - 4} ${y + 4})` });
  tick.append(svg("circle", { r: 8 }), svg("path", { d: TICK }));
  ring.append(
    svg("path", { class: "edge", d: shape }),
    svg("path", { class: "band", d: shape }),
    svg("circle", { class: "dot", cx: at[0], cy: at[1], r: 3.2 }),
    tick,
  );
  return ring;
}

/**
 * A click there cannot be taken back: what it does, within the board.
 * @param {Place} place @param {string | undefined} deed @param {number} width the words would hide what is smaller @param {number} room
 */
function deedMark({ at }, deed, width, room) {
  const text = `\u2003\u2002${deed}`; // room for the lock
  if (!deed || width < badgeWidth(text)) return [];
  const left = -badgeWidth(text) / 2;
  const mark = badge(text, Math.min(Math.max(at[0], -left), room + left), at[1] + 26);
  mark.append(svg("path", { class: "lock", d: LOCK, transform: `translate(${left + 4} -9) scale(.72)` }));
  return [mark];
}

/** It is said in the bar, too. @param {string} action */
function hasChip(action) {
  return document.querySelector(`.chip[data-action="${action}"]`) !== null;
}

/** @param {string} gain */
function badgeWidth(gain) {
  return 14 + 8 * gain.length;
}

/** @param {string} gain @param {number} x @param {number} y */
function badge(gain, x, y) {
  const width = badgeWidth(gain);
  const badge = svg("g", { class: "badge", transform: `translate(${x} ${y})` });
  const text = svg("text", { y: 5 });
  text.textContent = gain;
  badge.append(svg("rect", { x: -width / 2, y: -11, width, height: 22, rx: 11 }), text);
  return badge;
}
