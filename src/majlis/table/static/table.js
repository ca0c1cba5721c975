// A table: what the server sends goes onto the page, what the person points at goes back.

import { Board } from "./board.js";
import { listenForCalls, showCalled } from "./called.js";
import { keepOpen } from "./channel.js";
import { Chat } from "./chat.js";
import { Chooser } from "./choose.js";
import { attend as attendTo, letClocksRun, showCompany } from "./company.js";
import { listenForHands, passTo } from "./device.js";
import { fitCrumbs, keepCrumbsFitting } from "./crumbs.js";
import { Hints } from "./hint.js";
import { isForField, isFree } from "./keyboard.js";
import { listenToKeys } from "./keys.js";
import { Motions } from "./motion.js";
import { askLater, listenForNames } from "./names.js";
import { Older } from "./older.js";
import { listenToOutline, tellSoon } from "./outline.js";
import { Pace } from "./pace.js";
import { announce, byId, fill, notice } from "./page.js";
import { changeLog, listen, nameIcons, offerMine, offerResult, showPanels } from "./rail.js";
import { fingers, format, whenTheRoomChanges } from "./room.js";
import { listenToSettings, setting, slowness } from "./settings.js";
import { Sounds, cues } from "./sounds.js";
import { Sweep } from "./sweep.js";
import { listenForWishes } from "./wishes.js";
import { Zoom } from "./zoom.js";

const frame = byId("board");
const scene = document.querySelector("#scene");
if (!(scene instanceof SVGSVGElement)) throw new Error("the page has no board");

const board = new Board(scene);
const zoom = new Zoom(scene);
const chooser = new Chooser(board, frame.dataset.table ?? "", Number(frame.dataset.guard));
const sweep = new Sweep(board, zoom, chooser);
const hints = new Hints(chooser);
const chat = new Chat(frame.dataset.table ?? "");
const older = new Older(wish);
const connection = byId("connection");
const motions = new Motions(board);
const sounds = new Sounds(() => setting("sounds"));
const skip = byId("skip");
const pace = new Pace({
  show,
  slowness,
  unseen: () => document.hidden,
  tell: offerToSkip,
  wait: (then, ms) => window.setTimeout(then, ms),
  forget: (timer) => window.clearTimeout(timer),
});
/** The same key, with Latin and with Cyrillic letters. */
const SKIP = [".", "ю"];

/** @param {import("./wire.js").Update} update @param {boolean} still nothing of it moves */
function show(update, still) {
  passTo(update);
  const wasAsked = chooser.plan.ask !== undefined;
  if (still) motions.finish();
  if (update.first) document.body.dataset.format = format();
  hints.lift();
  for (const [id, html] of Object.entries(update.html ?? {})) {
    if (id === "outline" && !update.first) tellSoon(html);
    else fill(byId(id), html);
  }
  board.apply(update);
  zoom.fit(board.size);
  showPanels();
  showCompany();
  if (update.log) {
    changeLog(update.log);
    older.offer();
    chat.tellTurns();
  }
  if (update.title !== undefined) document.title = update.title;
  chooser.update(update);
  showCalled(update.ask !== undefined, wasAsked || update.first === true, document.title);
  hints.lay();
  offerResult();
  nameIcons();
  askLater(update);
  offerMine();
  announce(update.say ?? "");
  if (update.notice) notice(update.notice);
  // Whatever is measured lays the page out: all that is written comes before.
  fitCrumbs();
  chooser.measure();
  attend();
  sweep.goOn();
  document.body.dataset.seq = String(update.seq);
  if (!still) motions.play(update, slowness());
  sounds.play(cues(update, wasAsked, still ? 0 : slowness()));
}

/** While others play, their reader can go on to what comes of it. @param {boolean} busy */
function offerToSkip(busy) {
  const held = document.activeElement === skip;
  skip.hidden = !busy;
  if (held && !busy) document.getElementById("asked")?.focus();
}

/** To the reader's next question; whoever only watches, to now. */
function skipAhead() {
  motions.finish();
  pace.skip(document.querySelector(".player.mine") !== null);
}

/** Who does something need not wait. @param {Event} event */
function hurry(event) {
  sounds.wake();
  if (event instanceof KeyboardEvent && isForField(event)) return;
  if (event instanceof KeyboardEvent && SKIP.includes(event.key) && isFree(event)) return skipAhead();
  motions.finish();
  pace.settle();
}

/** Somebody who switches sounds on wants to know how loud they are. @param {Event} event */
function sample(event) {
  if (!(event.target instanceof HTMLInputElement) || event.target.dataset.setting !== "sounds") return;
  sounds.wake();
  sounds.play([{ sound: "turn", at: 0 }]);
}

/** What the reader wishes to see does not wait behind what others have done. @param {import("./wire.js").Wish} message */
function wish(message) {
  if (!pace.asked && !message.soon && message.older === undefined) pace.skip(false);
  channel.send(message);
}

let attended = "";

/** What may be pointed at has changed: with the question, the drawing, or a chip that was pressed.
 * While nothing may be, or all of it is chosen, what is planned stays in sight. Second halves do not count before the first
 * one is chosen: most of them may lead elsewhere. */
function attend() {
  const isDrawn = (/** @type {Element} */ one) => one instanceof SVGGraphicsElement;
  const lit = [...board.hits.querySelectorAll(".lit:not(.short)")].filter(isDrawn);
  const places = lit.length ? lit : [...board.marks.children].filter(isDrawn);
  const pointed = lit.some((one) => one.getAttribute("aria-pressed") === "false");
  const now = [board.size.width, pointed, ...places.map((one) => one.dataset.action ?? "")].join();
  if (now !== attended) zoom.attend(places.map((one) => (lit.length ? board.boxOf(one) : one.getBBox())), pointed);
  attended = now;
}

/** What is about the people waits for nothing. @param {import("./channel.js").News} news */
function receive(news) {
  if ("chairs" in news) attendTo(news);
  else if ("talk" in news) chat.hear(news);
  else if ("lines" in news) {
    older.hear(news);
    chat.tellTurns();
  }
  else pace.add(news);
}

const channel = keepOpen(
  () => {
    const address = new URL(frame.dataset.live ?? "", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("format", format());
    address.searchParams.set("touch", String(fingers.matches));
    return address.href;
  },
  receive,
  (state) => {
    connection.hidden = state === "open";
    connection.textContent = (state === "lost" ? connection.dataset.lost : connection.dataset.connecting) ?? "";
  },
);
new MutationObserver(attend).observe(board.hits, { subtree: true, attributeFilter: ["class"] });
whenTheRoomChanges(channel.reopen);
listenForWishes(board, wish);
listenForHands(wish);
listenForCalls();
chooser.send = wish;
skip.addEventListener("click", skipAhead);
document.addEventListener("pointerdown", hurry);
document.addEventListener("click", hurry);
document.addEventListener("keydown", hurry);
document.addEventListener("change", sample);
document.addEventListener("visibilitychange", () => document.hidden && pace.skip(false));
byId("mine").addEventListener("click", (event) => chooser.click(event));
byId("mine").addEventListener("pointerdown", (event) => chooser.foresee(event.target));
listen();
letClocksRun();
keepCrumbsFitting();
listenToSettings();
listenToOutline();
listenToKeys();
listenForNames();
