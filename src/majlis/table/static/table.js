// A table: what the server sends goes onto the page, what the person points at goes back.

import { Board } from "./board.js";
import { keepOpen } from "./channel.js";
import { Chooser } from "./choose.js";
import { announce, byId, fill } from "./page.js";
import { changeLog, listen, offerResult, showSheet } from "./rail.js";
import { Zoom } from "./zoom.js";

const frame = byId("board");
const scene = document.querySelector("#scene");
if (!(scene instanceof SVGSVGElement)) throw new Error("the page has no board");

const board = new Board(scene);
const zoom = new Zoom(scene);
const chooser = new Chooser(board, frame.dataset.table ?? "");
const connection = byId("connection");

/** Which drawing suits the room: see `Format` in scene.py. The first that fits. */
const FORMATS = [
  { name: "phone", fits: matchMedia("(max-width: 699px) and (orientation: portrait)") },
  { name: "tall", fits: matchMedia("(max-width: 1099px) and (orientation: portrait)") },
  { name: "laptop", fits: matchMedia("(max-width: 1399px), (max-height: 800px)") },
];

/** @param {import("./wire.js").Update} update */
function receive(update) {
  board.apply(update);
  zoom.fit(board.size);
  for (const [id, html] of Object.entries(update.html ?? {})) fill(byId(id), html);
  if (update.log) changeLog(update.log);
  if (update.title !== undefined) document.title = update.title;
  chooser.update(update);
  offerResult();
  announce(update.say ?? "");
  document.body.dataset.seq = String(update.seq);
}

/** A click on a player's panel shows that player's board. @param {MouseEvent} event */
function enlarge(event) {
  if (!(event.target instanceof Element)) return;
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
    address.searchParams.set("format", FORMATS.find(({ fits }) => fits.matches)?.name ?? "wide");
    return address.href;
  },
  receive,
  (state) => {
    connection.hidden = state === "open";
    connection.textContent = (state === "lost" ? connection.dataset.lost : connection.dataset.connecting) ?? "";
  },
);
for (const { fits } of FORMATS) fits.addEventListener("change", channel.reopen);
byId("rail").addEventListener("click", enlarge);
byId("enlarged").addEventListener("click", enlarge);
frame.addEventListener("click", turn);
board.tabs.addEventListener("keydown", (event) => [" ", "Enter"].includes(event.key) && turn(event));
listen();
