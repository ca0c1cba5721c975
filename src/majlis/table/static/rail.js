// Tabs beside the board, sheets over it on a small screen, and the log in them.

import { keep, kept } from "./kept.js";
import { all, byId } from "./page.js";

/** @typedef {import("./wire.js").LogChange} LogChange */

/** Icons of the players' panels that have a name. */
export const NAMED = ".player [title][tabindex]";
/** Pixels that a finger may move and still press. */
const STILL = 6;
/** How high a sheet can be dragged: in pixels at least, and as a share of the page at most. */
const LOWEST = 120;
const HIGHEST = 0.7;
/** Where the browser keeps which ends it has shown, and of how many tables. */
const ENDS = "majlis-ends";
const MOST_ENDS = 100;

/** @param {string} id */
export function showTab(id) {
  for (const tab of all("[role=tab]")) {
    const chosen = tab.getAttribute("aria-controls") === id;
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    byId(tab.getAttribute("aria-controls") ?? "").hidden = !chosen;
  }
}

/** Open a sheet, or close it if it is open; the empty name closes all. @param {string} name */
export function showSheet(name) {
  const open = document.body.dataset.sheet === name ? "" : name;
  document.body.dataset.sheet = open;
  for (const button of all("[data-opens]")) {
    button.setAttribute("aria-expanded", String(button.dataset.opens === open));
  }
  if (document.getElementById(`tab-${open}`)) showTab(open);
}

/** What an icon is called, beside it; nothing if there is none. @param {HTMLElement | null} icon */
function showName(icon) {
  const tip = byId("named");
  tip.hidden = !icon;
  if (!icon) return;
  tip.textContent = icon.title;
  const at = icon.getBoundingClientRect();
  const half = tip.offsetWidth / 2 + 8;
  const x = Math.max(half, Math.min(innerWidth - half, at.left + at.width / 2));
  const below = at.bottom + 6;
  tip.style.left = `${x}px`;
  tip.style.top = `${below + tip.offsetHeight > innerHeight ? at.top - tip.offsetHeight - 6 : below}px`;
}

/** Icons have names: Tab reaches the first one of each player, arrows the others from there. */
export function nameIcons() {
  if (!document.activeElement?.matches(NAMED)) showName(null);
  for (const player of all(".player")) {
    const first = player.querySelector("[title][tabindex]");
    if (first instanceof HTMLElement) first.tabIndex = 0;
  }
}

/** @param {EventTarget | null} target */
const named = (target) => {
  const icon = target instanceof Element ? target.closest(NAMED) : null;
  return icon instanceof HTMLElement ? icon : null;
};

/** The panels of which everything is shown. @type {Set<string>} */
const opened = new Set();

/** Panels are drawn anew with every update: what was open stays so. */
export function showPanels() {
  for (const button of all(".player .more")) {
    const open = opened.has(button.id);
    button.setAttribute("aria-expanded", String(open));
    button.closest(".player")?.classList.toggle("opened", open);
  }
}

/** @param {MouseEvent} event */
function openPanel(event) {
  const panel = event.target instanceof Element ? event.target.closest(".player") : null;
  const more = panel?.querySelector(".more");
  if (!more) return;
  if (!opened.delete(more.id)) opened.add(more.id);
  showPanels();
}

/** A sheet is as high as its grip was dragged; a press without a drag closes it. */
function listenToGrip() {
  const grip = all(".grip")[0];
  let from = 0;
  let dragged = false;
  grip?.addEventListener("pointerdown", (event) => {
    from = event.clientY;
    dragged = false;
    grip.setPointerCapture(event.pointerId);
  });
  grip?.addEventListener("pointermove", (event) => {
    if (!grip.hasPointerCapture(event.pointerId)) return;
    dragged ||= Math.abs(event.clientY - from) > STILL;
    if (!dragged) return;
    const sheet = byId("rail").getBoundingClientRect();
    const height = Math.min(Math.max(sheet.bottom - event.clientY, LOWEST), innerHeight * HIGHEST);
    document.body.style.setProperty("--sheet-height", `${height}px`);
  });
  grip?.addEventListener("click", () => dragged || showSheet(""));
}

export function listen() {
  const players = byId("players");
  players.addEventListener("focusin", (event) => showName(named(event.target)));
  players.addEventListener("focusout", () => showName(null));
  players.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const icon = named(event.target);
    if (!step || !icon) return;
    const icons = all(NAMED).filter((one) => one.closest(".player") === icon.closest(".player"));
    icons[(icons.indexOf(icon) + step + icons.length) % icons.length]?.focus();
    event.preventDefault();
  });
  byId("players").addEventListener("click", openPanel);
  byId("widen").addEventListener("click", () => {
    widen(!document.body.classList.contains("wide-result"));
    showTab("result");
  });
  listenToGrip();
  for (const tab of all("[role=tab]")) {
    tab.addEventListener("click", () => showTab(tab.getAttribute("aria-controls") ?? ""));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const tabs = all("[role=tab]").filter((one) => !one.hidden);
      const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
      next?.click();
      next?.focus();
    });
  }
  for (const button of all("[data-opens]")) {
    button.addEventListener("click", () => showSheet(button.dataset.opens ?? ""));
  }
}

/** The result takes a tab and a sheet of its own as soon as there is one, and is shown there, once; on a
 * desk it is wider than the rail, until the whole board is asked for. */
export function offerResult() {
  const tab = byId("tab-result");
  if (!tab.hidden || !byId("result").childElementCount) return;
  for (const one of [tab, byId("widen"), ...all("[data-opens=result]")]) one.hidden = false;
  if (endWasSeen()) {
    showTab("result");
    return;
  }
  showSheet("result");
  widen(true);
}

/** Whether this browser has shown the end of the table before; from now on it has. */
function endWasSeen() {
  const table = location.pathname;
  const seen = /** @type {string[]} */ (kept(ENDS) ?? []);
  keep(ENDS, [...seen.filter((one) => one !== table), table].slice(-MOST_ENDS));
  return seen.includes(table);
}

/** @param {boolean} wide */
function widen(wide) {
  document.body.classList.toggle("wide-result", wide);
  byId("widen").setAttribute("aria-expanded", String(wide));
}

/** A person's own things, where the board has no room for them; and how many can be played. */
export function offerMine() {
  const playable = all("#mine [data-action]:not([aria-disabled])").length;
  for (const button of all("[data-opens=mine]")) {
    button.hidden = !byId("mine").childElementCount;
    const badge = button.querySelector("b");
    if (badge) badge.textContent = playable ? String(playable) : "";
  }
}

/** When it was, on this computer's clock. @param {HTMLTimeElement} time */
function tellTime(time) {
  const at = new Date(time.dateTime);
  const today = at.toDateString() === new Date().toDateString();
  time.textContent = at.toLocaleString(document.documentElement.lang, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(today ? {} : { day: "numeric", month: "short" }),
  });
}

/** @param {Element} part of the page */
export function tellTimes(part) {
  for (const time of part.querySelectorAll("time")) tellTime(time);
}

/** A line of the log or the chat. @param {string} html @returns {HTMLElement} */
export function lineOf(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const line = /** @type {HTMLElement} */ (template.content.firstElementChild);
  tellTimes(line);
  return line;
}

/** Lines of the log, the newest part and the newest line on top. @param {LogChange} change */
export function changeLog({ keep, add, skipped = 0 }) {
  const log = byId("log");
  const lines = all("#log [data-line]");
  const opened = lines.filter((line) => line.matches("[open]")).map((line) => line.dataset.line);
  const read = lines.find((line) => line.contains(document.activeElement))?.dataset.line;
  for (const line of lines) {
    line.classList.remove("now");
    if (Number(line.dataset.line) >= keep) line.remove();
  }
  for (const part of all("#log section")) if (!part.querySelector("[data-line]")) part.remove();
  add.forEach((html, i) => {
    const line = lineOf(html);
    line.dataset.line = String(keep + skipped + i);
    const begins = line.matches("h3");
    if (begins || !log.querySelector("section")) log.prepend(document.createElement("section"));
    const heading = log.querySelector("section:first-child > h3");
    if (heading && !begins) heading.after(line);
    else log.querySelector("section")?.prepend(line);
    // A turn that goes on is written anew: it stays as open as it was.
    line.toggleAttribute("open", line.matches("details") && opened.includes(line.dataset.line));
    if (!begins && keep > 0) line.classList.add("now");
  });
  if (read) all(`#log [data-line="${read}"] summary`)[0]?.focus();
}

/** Lines of the log that are older than those that are there. @param {string[]} older @param {number} first the number of their first one */
export function addOlder(older, first) {
  older.forEach((_, i) => {
    const number = first + older.length - 1 - i;
    const line = lineOf(older[number - first] ?? "");
    line.dataset.line = String(number);
    let part = all("#log section").at(-1);
    if (part?.querySelector("h3")) {
      part.after(document.createElement("section"));
      part = all("#log section").at(-1);
    }
    if (line.matches("h3")) part?.prepend(line);
    else part?.append(line);
  });
}
