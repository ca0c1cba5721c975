// A table: what the server sends goes onto the page, what the person points at goes back.

import { Board } from "./board.js";
import { keepOpen } from "./channel.js";
import { Chooser } from "./choose.js";
import { fitCrumbs, keepCrumbsFitting } from "./crumbs.js";
import { askLater, listenForNames } from "./names.js";
import { announce, byId, fill, notice } from "./page.js";
import { NAMED, changeLog, listen, nameIcons, offerMine, offerResult, showPanels, showSheet } from "./rail.js";
import { listenToSettings } from "./settings.js";
import { Zoom } from "./zoom.js";

const frame = byId("board");
const scene = document.querySelector("#scene");
if (!(scene instanceof SVGSVGElement)) throw new Error("the page has no board");

const board = new Board(scene);
const zoom = new Zoom(scene);
const chooser = new Chooser(board, frame.dataset.table ?? "", Number(frame.dataset.guard));
const connection = byId("connection");

/** Which drawing suits the room: see `Format` in scene.py. The first that fits. */
const FORMATS = [
  { name: "phone", fits: matchMedia("(max-width: 699px) and (orientation: portrait), (max-width: 1099px) and (max-height: 560px)") },
  { name: "tall", fits: matchMedia("(max-width: 1263px) and (orientation: portrait)") },
  { name: "laptop", fits: matchMedia("(max-width: 1399px), (max-height: 800px)") },
];

function format() {
  return FORMATS.find(({ fits }) => fits.matches)?.name ?? "wide";
}

/** @param {import("./wire.js").Update} update */
function receive(update) {
  if (update.first) document.body.dataset.format = format();
  board.apply(update);
  zoom.fit(board.size);
  for (const [id, html] of Object.entries(update.html ?? {})) fill(byId(id), html);
  fitCrumbs();
  showPanels();
  if (update.log) changeLog(update.log);
  if (update.title !== undefined) document.title = update.title;
  chooser.update(update);
  offerResult();
  nameIcons();
  askLater(update);
  offerMine();
  announce(update.say ?? "");
  if (update.notice) notice(update.notice);
  attend();
  document.body.dataset.seq = String(update.seq);
}

let attended = "";

/** What may be pointed at has changed: with the question, the drawing, or a chip that was pressed. */
function attend() {
  const lit = [...board.hits.querySelectorAll(".lit")].filter((hit) => hit instanceof SVGGraphicsElement);
  const now = [board.size.width, ...lit.map((hit) => hit.dataset.action)].join();
  if (now !== attended) zoom.attend(lit.map((hit) => hit.getBBox()));
  attended = now;
}

/** A click on a player's panel shows that player's board. @param {MouseEvent} event */
function enlarge(event) {
  if (!(event.target instanceof Element)) return;
  const touched = event instanceof PointerEvent && event.pointerType === "touch";
  if (touched && event.target.closest(NAMED)) return; // a tap asks for the name of an icon
  const button = event.target.closest("[data-board-of]") ?? event.target.closest(".player")?.querySelector("[data-board-of]");
  if (!(button instanceof HTMLElement)) return;
  channel.send({ board_of: Number(button.dataset.boardOf) });
  if (document.body.dataset.sheet) showSheet("");
}

/** A tab, a summary or a switch turns to a zone of the picture. @param {Event} event */
function turn(event) {
  const tab = event.target instanceof Element ? event.target.closest("[data-zone]") : null;
  if (!tab) return;
  event.preventDefault();
  channel.send({ zone: tab.getAttribute("data-zone") ?? "" });
}

const channel = keepOpen(
  () => {
    const address = new URL(frame.dataset.live ?? "", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("format", format());
    return address.href;
  },
  receive,
  (state) => {
    connection.hidden = state === "open";
    connection.textContent = (state === "lost" ? connection.dataset.lost : connection.dataset.connecting) ?? "";
  },
);
new MutationObserver(attend).observe(board.hits, { subtree: true, attributeFilter: ["class"] });
for (const { fits } of FORMATS) fits.addEventListener("change", channel.reopen);
byId("rail").addEventListener("click", enlarge);
byId("enlarged").addEventListener("click", enlarge);
chooser.send = channel.send;
byId("mine").addEventListener("click", (event) => chooser.click(event));
frame.addEventListener("click", turn);
board.tabs.addEventListener("keydown", (event) => [" ", "Enter"].includes(event.key) && turn(event));
listen();
keepCrumbsFitting();
listenToSettings();
listenForNames();
