// Who is around the table, and how much time they have: it comes beside the updates and waits for
// none of them.

import { all, byId, fill } from "./page.js";
import { tellTimes } from "./rail.js";

/** @typedef {import("./wire.js").Attendance} Attendance */
/** @typedef {import("./wire.js").Chair} Chair */

/** The ring of a clock is so long. */
const ROUND = 100;
/** Below this share of the whole little is left. */
const LITTLE = 0.1;
const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

/** @type {Attendance} */
let known = { chairs: [], watching: "", agreement: "", absence: "" };
/** When that was told, by this page's own clock. */
let at = 0;

/** @param {Attendance} attendance */
export function attend(attendance) {
  known = attendance;
  at = performance.now();
  fillAnew("watching", known.watching);
  fillAnew("agreement", known.agreement);
  const calls = document.querySelector("#agreement [data-calls]") !== null;
  for (const menu of all(".menu:not(.watchers) > summary")) menu.toggleAttribute("data-calls", calls);
  showCompany();
}

/** What each part was last told to be. @type {Map<string, string>} */
const filled = new Map();

/** What is told again stays as it is, and what somebody has opened stays open. @param {string} id @param {string} html */
function fillAnew(id, html) {
  const slot = document.getElementById(id);
  if (!slot || filled.get(id) === html) return;
  filled.set(id, html);
  const opened = [...slot.querySelectorAll("details")].map((one) => one.open);
  fill(slot, html);
  slot.querySelectorAll("details").forEach((one, nth) => (one.open = opened[nth] ?? false));
}

/** Panels are written anew with every update: what they say of people is written into them again. */
export function showCompany() {
  known.chairs.forEach(({ presence = "" }, seat) => {
    const slot = document.getElementById(`presence-${seat}`);
    if (!slot) return;
    fill(slot, presence);
    tellTimes(slot);
    const pill = slot.closest(".player")?.querySelector(".pill[data-here]");
    if (pill instanceof HTMLElement) pill.textContent = (slot.querySelector(".here") ? pill.dataset.here : pill.dataset.away) ?? "";
  });
  const absence = document.getElementById("absence");
  if (absence) fill(absence, known.absence);
  showTime();
}

/** What is left now, in seconds. @param {Chair} chair */
function leftOf({ left = 0, runs = false }) {
  return Math.max(0, left - (runs ? (performance.now() - at) / 1000 : 0));
}

/** All that changes with time alone. */
function showTime() {
  for (const motion of all("[data-in]")) motion.hidden = performance.now() - at < Number(motion.dataset.in) * 1000;
  showClocks();
}

function showClocks() {
  for (const clock of all(".clock")) {
    const chair = known.chairs[Number(clock.dataset.seat)];
    clock.hidden = chair?.left === undefined;
    if (!chair || clock.hidden) continue;
    const left = leftOf(chair);
    const share = Math.min(1, left / (chair.whole || 1));
    clock.textContent = told(left);
    const ring = clock.closest(".player, #scores li")?.querySelector(".ring-of");
    ring?.querySelector(".time")?.setAttribute("stroke-dasharray", `${share * ROUND} ${ROUND}`);
    for (const part of [clock, ring]) {
      part?.classList.toggle("runs", chair.runs === true);
      part?.classList.toggle("little", share < LITTLE);
    }
  }
}

/** Days and hours, hours and minutes, or minutes and seconds. @param {number} seconds */
export function told(seconds) {
  const two = (/** @type {number} */ number) => String(Math.floor(number)).padStart(2, "0");
  const { d = "", h = "" } = byId("players").dataset;
  if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} ${d} ${Math.floor((seconds % DAY) / HOUR)} ${h}`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${two((seconds % HOUR) / MINUTE)} ${h}`;
  return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
}

export function letClocksRun() {
  setInterval(() => document.hidden || showTime(), 1000);
}
