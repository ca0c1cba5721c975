// A replay: the table at any moment of a match. What comes next is fetched before it is asked for.

import { Board, svg } from "./board.js";
import { Course } from "./course.js";
import { isFree } from "./keyboard.js";
import { listenToKeys } from "./keys.js";
import { Motions } from "./motion.js";
import { listenToOutline, tellSoon } from "./outline.js";
import { lasts } from "./pace.js";
import { all, announce, byId, fill, notice } from "./page.js";
import { changeLog, listen, nameIcons, offerMine, showPanels } from "./rail.js";
import { fingers, format, whenTheRoomChanges } from "./room.js";
import { listenToSettings, slowness } from "./settings.js";
import { listenForWishes } from "./wishes.js";
import { Zoom } from "./zoom.js";

/** @typedef {{at: number, text: string, html: string, update: import("./wire.js").Update}} Moment */

/** Moments that are fetched ahead. */
const AHEAD = 3;
/** Moments that are kept; and milliseconds for which one is looked at while the replay plays. */
const [KEPT, LOOKED_AT] = [60, 1100];
/** Pixels between marks, marks for fingers, names of rounds, and rounds: nearer ones would lie upon each other. */
const [APART, FINGER_APART, NAMES_APART, TICKS_APART] = [16, 40, 22, 6];
/** Milliseconds after which the address tells the moment: browsers do not like it to change all the time. */
const SETTLED = 300;
/** Milliseconds after which a server is asked again that was not there. */
const RETRY = 2000;
/** What the server says to whoever asks for a lot at once; and milliseconds after which they ask again. */
const [TOO_MUCH, A_MOMENT] = [429, 500];
/** Pixels of a picture for a unit of the drawing. */
const SHARP = 2;

const bar = byId("bar");
const scene = document.querySelector("#scene");
const slider = byId("moment");
const play = byId("play");
if (!(scene instanceof SVGSVGElement) || !(slider instanceof HTMLInputElement)) throw new Error("the page has no board");

const address = bar.dataset.replay ?? "";
const board = new Board(scene);
const zoom = new Zoom(scene);
const motions = new Motions(board);
let course = new Course({ stops: [0], turns: [], rounds: [], marks: [] });
/** In place of a moment, before there is one. */
const NOTHING = -1;
/** The moment that the page shows, and the one that it should. */
let shown = NOTHING;
let wanted = Number(bar.dataset.at);
let seenBy = Number(bar.dataset.seenBy);
/** What the reader has turned to. */
let look = { zone: "", board_of: -1 };
let speed = 1;
/** Until the next moment, while the replay plays. */
let playing = 0;
let busy = false;
/** @type {Map<string, Promise<Moment | null | undefined>>} */
const fetched = new Map();

/** @param {{[name: string]: string | number | boolean}} query */
const asked = (query) => new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** A moment as it differs from another one; undefined if the server does not give it, null if there is no server
 * just now. @param {number} at @param {number} was @returns {Promise<Moment | null | undefined>} */
function moment(at, was) {
  const query = { at, seen_by: seenBy, format: format(), touch: fingers.matches, ...look, was };
  const url = `${address}/moment?${asked(query)}`;
  let answer = fetched.get(url);
  if (!answer) {
    answer = get(url);
    fetched.set(url, answer);
    for (const old of [...fetched.keys()].slice(0, -KEPT)) fetched.delete(old);
    void answer.then((found) => found ?? fetched.delete(url)); // another try may find it
  }
  return answer;
}

/** What the server tells: undefined if it does not, null if there is no server just now; it may be starting, or be
 * behind something that cannot reach it. Who is quicker than it allows waits a moment. @param {string} url @returns {Promise<any>} */
async function get(url) {
  try {
    const answer = await fetch(url);
    if (answer.ok) return await answer.json();
    if (answer.status !== TOO_MUCH) return answer.status >= 502 ? null : undefined;
  } catch {
    return null;
  }
  await new Promise((then) => window.setTimeout(then, A_MOMENT));
  return get(url);
}

/** Bring the page to the moment that is wanted, over whatever is wanted meanwhile. */
async function catchUp() {
  if (busy) return;
  busy = true;
  while (shown !== wanted) {
    const [from, to, drawn] = [shown, wanted, look];
    const found = await moment(to, from);
    if (found && shown === from && look === drawn) {
      if (wanted === to) wanted = found.at; // the game may have been taken back to before that
      show(found, from !== NOTHING && to === course.next(from, "answer", 1));
    } else if (!found) {
      notice(bar.dataset.lost ?? "");
      pause();
      if (found === null) window.setTimeout(catchUp, RETRY);
      break;
    }
  }
  busy = false;
  let at = shown;
  for (let nth = 0; nth < AHEAD; nth += 1) {
    const next = course.next(at, "answer", 1);
    if (next !== at) void moment(next, at);
    at = next;
  }
  const before = course.next(shown, "answer", -1);
  if (before !== shown) void moment(before, shown);
}

/** @param {Moment} found @param {boolean} follows it comes of one answer to what was shown: what moved, moves */
function show({ at, text, html, update }, follows) {
  const slow = follows ? slowness() / Math.max(1, speed) : 0;
  motions.finish();
  if (update.first) document.body.dataset.format = format();
  for (const [id, piece] of Object.entries(update.html ?? {})) {
    if (id === "outline" && !update.first) tellSoon(piece);
    else fill(byId(id), piece);
  }
  board.apply(update);
  zoom.fit(board.size);
  showPanels();
  nameIcons();
  offerMine();
  fill(byId("happened"), html);
  announce(text);
  shown = at;
  tellPlace();
  markLog();
  if (slow > 0) motions.play(update, slow);
  if (playing) goOn(lasts(update) * slow);
  document.body.dataset.seq = String(at);
}

let telling = 0;

/** Where on the way the page is: in words, on the slider, in the address and in all links. */
function tellPlace() {
  const nth = course.nth(shown);
  const place = (bar.dataset.place ?? "").replace("{at}", String(nth)).replace("{all}", String(course.stops.length - 1));
  if (slider instanceof HTMLInputElement) {
    slider.value = String(nth);
    slider.setAttribute("aria-valuetext", `${place}. ${byId("happened").textContent}`);
  }
  byId("place").textContent = place;
  byId("round").textContent = course.roundOf(shown);
  bar.style.setProperty("--done", `${100 * course.share(shown)}%`);
  const query = asked({ at: shown, ...(seenBy < 0 ? {} : { seen_by: seenBy }) });
  const here = `${address}?${query}`;
  clearTimeout(telling);
  telling = window.setTimeout(() => history.replaceState(null, "", here), SETTLED);
  for (const field of document.querySelectorAll("input[name=back]")) if (field instanceof HTMLInputElement) field.value = here;
  for (const field of document.querySelectorAll("#sharing .share input")) if (field instanceof HTMLInputElement) field.value = location.origin + here;
  byId("as-svg").setAttribute("href", pictureOf("position"));
  byId("as-film").setAttribute("href", pictureOf("turn"));
}

/** @param {"position" | "turn"} what */
function pictureOf(what) {
  const theme = document.documentElement.dataset.theme ?? "day";
  return `${address}/${what}.svg?${asked({ at: shown, seen_by: seenBy, theme, format: format(), ...look })}`;
}

/** The lines of the log, the newest first, with the moments that they lead to. @type {{line: HTMLElement, at: number}[]} */
let lines = [];

/** The line that tells of the moment is marked; what comes later is quiet. */
function markLog() {
  /** @type {HTMLElement | undefined} */
  let now;
  for (const { line, at } of lines) {
    // A turn is told in one line, which leads to its end: we may be in the middle of it.
    const begun = at <= shown || Number(line.querySelector("[data-at]")?.getAttribute("data-at") ?? Infinity) <= shown;
    line.classList.toggle("later", !begun);
    const newest = begun && !now && !line.matches("h3");
    line.classList.toggle("now", newest);
    if (newest) now = line;
  }
  for (const step of now?.querySelectorAll("[data-at]") ?? []) step.classList.toggle("later", Number(step.getAttribute("data-at")) > shown);
  now?.scrollIntoView({ block: "nearest" });
}

/** @param {number} at */
function go(at) {
  wanted = at;
  void catchUp();
}

/** @param {string | undefined} unit @param {number} by */
function step(unit, by) {
  if (course.last === 0) return; // it is not known yet
  if (by > 0 && wanted === course.last && bar.dataset.running !== undefined) void load(); // there may be more by now
  if (unit === "answer" || unit === "turn" || unit === "round") go(course.next(wanted, unit, by));
}

// -- playing ---------------------------------------------------------------------------------------

function pause() {
  clearTimeout(playing);
  playing = 0;
  play.setAttribute("aria-pressed", "false");
}

/** @param {number} moving milliseconds for which something moves */
function goOn(moving) {
  clearTimeout(playing);
  if (shown === course.last) return pause();
  playing = window.setTimeout(() => step("answer", 1), moving + LOOKED_AT / speed);
}

/** Play, from the beginning if this is the end; or pause. */
function toggle() {
  if (playing || course.last === 0) return pause();
  play.setAttribute("aria-pressed", "true");
  playing = 1;
  if (shown === course.last) go(course.first);
  else step("answer", 1);
}

// -- the way ---------------------------------------------------------------------------------------

/** What the server tells; nothing if it does not. @param {string} what @param {{[name: string]: string | number}} query */
async function told(what, query) {
  const found = await get(`${address}/${what}?${asked({ seen_by: seenBy, ...query })}`);
  if (found) return found;
  if (found === null) window.setTimeout(load, RETRY);
  notice(bar.dataset.lost ?? "");
}

/** How often the way was asked for: what comes late of an earlier time is dropped. */
let loads = 0;

/** The way first, for it is what keys and slider need; then the log, in parts. */
async function load() {
  loads += 1;
  const nth = loads;
  /** @type {import("./course.js").Told | undefined} */
  const way = await told("course", {});
  if (!way || nth !== loads) return;
  course = new Course(way);
  fetched.clear();
  if (slider instanceof HTMLInputElement) slider.max = String(course.stops.length - 1);
  drawWay();
  if (shown !== NOTHING) tellPlace();
  void catchUp();
  let keep = 0;
  let more = true;
  while (more) {
    /** @type {import("./wire.js").LogPart | undefined} */
    const part = await told("log", { first: keep });
    if (!part || nth !== loads) return;
    changeLog({ keep, add: part.lines });
    lines = all("#log [data-line]").map((line) => ({ line, at: Number(line.dataset.at) }));
    if (shown !== NOTHING) markLog();
    keep += part.lines.length;
    more = part.more && part.lines.length > 0;
  }
}

/** Marks and names of rounds, as many as there is room for: who has taken the lead comes first. */
function drawWay() {
  const width = byId("marks").clientWidth;
  const apart = fingers.matches ? FINGER_APART : APART;
  /** @type {number[]} */
  const taken = [];
  const free = (/** @type {number} */ at) => {
    const x = width * course.share(at);
    if (taken.some((other) => Math.abs(other - x) < apart)) return false;
    return taken.push(x) > 0;
  };
  const isLead = (/** @type {{kind: string}} */ { kind }) => kind === "lead";
  const first = [...course.marks.filter(isLead), ...course.marks.filter((mark) => !isLead(mark))];
  byId("marks").replaceChildren(...first.filter(({ at }) => free(at)).map(markOf));
  let named = -NAMES_APART;
  let ticked = -TICKS_APART;
  byId("rounds").replaceChildren(...course.rounds.flatMap(({ at, name }, nth) => {
    const x = width * course.share(at);
    if (x < ticked + TICKS_APART) return [];
    ticked = x;
    const tick = document.createElement("i");
    tick.style.left = `${x}px`;
    if (/\d/.test(name) && x >= named + NAMES_APART) {
      tick.textContent = String(nth + 1);
      named = x;
    }
    return tick;
  }));
}

/** @param {import("./course.js").Mark} mark */
function markOf(mark) {
  const button = document.createElement("button");
  button.className = `mark-of ${mark.kind === "lead" ? "lead-of" : ""}`;
  button.style.left = `${100 * course.share(mark.at)}%`;
  button.title = mark.text;
  button.setAttribute("aria-label", mark.text);
  button.tabIndex = -1; // the log tells all of them, and leads there
  button.dataset.to = String(mark.at);
  const shape = mark.kind === "lead" ? document.querySelectorAll("#shapes > svg")[mark.seat]?.cloneNode(true) : iconOf(mark.kind);
  if (shape) button.append(shape);
  return button;
}

/** @param {string} name */
function iconOf(name) {
  const icon = svg("svg", { class: "icon", width: 15, height: 15, "aria-hidden": "true" });
  icon.append(svg("use", { href: `#icon-${name}` }));
  return icon;
}

// -- pictures --------------------------------------------------------------------------------------

/** The board as pixels: the browser paints the file that it could also save. */
async function savePng() {
  const picture = new Image();
  picture.src = pictureOf("position");
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth * SHARP;
  canvas.height = picture.naturalHeight * SHARP;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = `${document.body.dataset.game}-${shown}.png`;
  link.click();
}

// -- listening -------------------------------------------------------------------------------------

/** @type {{[key: string]: [string, number]}} */
const KEYS = {
  ArrowLeft: ["answer", -1],
  ArrowRight: ["answer", 1],
  ArrowUp: ["turn", -1],
  ArrowDown: ["turn", 1],
  PageUp: ["round", -1],
  PageDown: ["round", 1],
};

document.addEventListener("keydown", (event) => {
  if (!isFree(event)) return;
  const [unit, by] = KEYS[event.key] ?? [];
  if (unit && by) {
    pause();
    step(event.shiftKey && unit === "answer" ? "turn" : unit, by);
  } else if (event.key === "Home" || event.key === "End") {
    pause();
    go(event.key === "Home" ? course.first : course.last);
  } else if (event.key === " ") toggle();
  else return;
  event.preventDefault();
});
bar.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button) return;
  const { by, unit, speed: chosen, to } = button.dataset;
  if (by) {
    pause();
    step(unit, Number(by));
  } else if (to) {
    pause();
    go(Number(to));
  } else if (chosen) {
    speed = Number(chosen);
    for (const one of all("[data-speed]")) one.removeAttribute("aria-current");
    button.setAttribute("aria-current", "true");
  }
});
play.addEventListener("click", toggle);
slider.addEventListener("input", () => {
  pause();
  go(course.stops[Number(slider instanceof HTMLInputElement ? slider.value : 0)] ?? 0);
});
byId("as-png").addEventListener("click", () => void savePng());

/** A line of the log leads to what it tells. @param {Event} event */
function goToLine(event) {
  const line = event.target instanceof Element ? event.target.closest("[data-at]") : null;
  if (!(line instanceof HTMLElement) || (event.target instanceof Element && event.target.closest("a"))) return;
  pause();
  go(course.stops[course.nth(Number(line.dataset.at))] ?? 0);
}
byId("log").addEventListener("click", goToLine);

/** Everything is seen otherwise from now on. */
function lookAgain() {
  shown = NOTHING;
  void catchUp();
}

const eyes = document.getElementById("seen-by");
eyes?.addEventListener("change", () => {
  if (!(eyes instanceof HTMLSelectElement)) return;
  seenBy = Number(eyes.value);
  look = { zone: "", board_of: -1 };
  lookAgain();
  void load();
});
listenForWishes(board, ({ zone, board_of: seat }) => {
  look = zone === undefined ? { zone: "", board_of: seat ?? -1 } : { ...look, zone };
  lookAgain();
});
whenTheRoomChanges(lookAgain);
new ResizeObserver(drawWay).observe(byId("marks"));
listen();
for (const button of all("[data-opens=log]")) button.addEventListener("click", markLog); // it comes into sight
listenToSettings();
listenToOutline();
listenToKeys();
void catchUp();
void load();
