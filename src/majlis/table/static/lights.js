// What the board shows of a choice: rings around legal places, the piece that would stand there,
// what it would gain, and a word about the place pointed at.

import { svg } from "./board.js";
import { byId } from "./page.js";

/** @typedef {import("./wire.js").Tree} Tree */
/** @typedef {import("./wire.js").Place} Place */

/** Milliseconds of pointing at something before it explains itself: longer if it could be clicked. */
const TIP_DELAY = { lit: 600, other: 250 };
/** The icon `sealed`. */
const LOCK = "M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3";
/** So much of the board may be lit brightly: a light that lies on everything lights nothing. */
const BRIGHT = 1 / 3;

/** A place, and what choosing it would do: that often begins with the place. @param {string} name @param {string} text */
function labelOf(name, text) {
  const [about, ...rest] = text.split(": ");
  if (about && rest.length && name.includes(about)) return `${name}: ${rest.join(": ")}`;
  return [name, text].filter(Boolean).join(". ");
}

export class Lights {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    this.timer = 0;
  }

  /**
   * Light the places that may be pointed at. One of them is where the Tab key enters the board.
   * @param {Tree} open @param {string | null} looked @param {(action: string) => boolean} chosen
   * @param {number[]} leads where the answer that is looked at can lead to
   */
  show(open, looked, chosen, leads) {
    const lit = [...this.board.places].filter(([action]) => action in open);
    const entrance = (lit.find(([action]) => action === looked) ?? lit[0])?.[0];
    for (const [action, { place, hit }] of this.board.places) {
      const choice = open[action];
      hit.classList.toggle("lit", choice !== undefined);
      if (choice) {
        hit.setAttribute("role", "button");
        hit.setAttribute("aria-label", labelOf(place.name, [choice.text, choice.deed].filter(Boolean).join(" ")));
        hit.setAttribute("aria-pressed", String(chosen(action)));
        hit.setAttribute("tabindex", action === entrance ? "0" : "-1");
        hit.setAttribute("aria-description", place.explain ?? "");
        hit.removeAttribute("aria-hidden");
      } else if (hit !== document.activeElement) {
        for (const name of ["role", "aria-label", "aria-description", "aria-pressed", "tabindex"]) hit.removeAttribute(name);
        hit.setAttribute("aria-hidden", "true");
      }
    }
    this.board.raise(lit.map(([, { hit }]) => hit));
    const rings = lit.map(([action, { place }]) => ring(place, action === looked || chosen(action)));
    const far = leads.flatMap((action) => this.board.places.get(String(action))?.place.shape ?? []);
    const dashes = far.flatMap((d) => ["lead under", "lead"].map((name) => svg("path", { class: name, d })));
    const rolling = lit.flatMap(([action, { place }]) => deedMark(place, open[action]?.deed));
    const marks = rolling.length < Object.keys(open).length ? rolling : []; // else the button says it for all
    this.board.rings.replaceChildren(...rings, ...dashes, ...marks);
    this.board.rings.classList.toggle("thin", this.board.covered(lit.map(([, { hit }]) => hit)) > BRIGHT);
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
    const above = at.top - frame.top - tip.offsetHeight - 6;
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

/** @param {Place} place @param {boolean} on */
function ring({ shape, at }, on) {
  const ring = svg("g", { class: on ? "ring on" : "ring" });
  ring.append(
    svg("path", { class: "edge", d: shape }),
    svg("path", { class: "band", d: shape }),
    svg("circle", { class: "dot", cx: at[0], cy: at[1], r: 3.2 }),
  );
  return ring;
}

/** A click there cannot be taken back: what it does. @param {Place} place @param {string | undefined} deed */
function deedMark({ at }, deed) {
  if (!deed) return [];
  const mark = badge(`\u2003${deed}`, at[0], at[1] + 26);
  const left = -Number(mark.firstElementChild?.getAttribute("width")) / 2;
  mark.append(svg("path", { class: "lock", d: LOCK, transform: `translate(${left + 4} -9) scale(.72)` }));
  return [mark];
}

/** @param {string} gain @param {number} x @param {number} y */
function badge(gain, x, y) {
  const width = 14 + 8 * gain.length;
  const badge = svg("g", { class: "badge", transform: `translate(${x} ${y})` });
  const text = svg("text", { y: 5 });
  text.textContent = gain;
  badge.append(svg("rect", { x: -width / 2, y: -11, width, height: 22, rx: 11 }), text);
  return badge;
}
