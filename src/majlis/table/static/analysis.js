// The analysis of a match: it grows while one reads, and a turn or a moment is shown on the board.

import { all, byId, fill } from "./page.js";
import { Still } from "./still.js";

const main = document.querySelector("main");
const moment = byId("moment");
const zones = document.querySelector(".zone-switch");
const lines = document.querySelector(".lines");
if (!main || !(moment instanceof HTMLInputElement) || !(lines instanceof HTMLElement) || !(zones instanceof HTMLElement)) throw new Error("the page has no board");

const table = main.dataset.table ?? "";
const answers = Number(moment.max);
/** The turn that is looked at; null for any moment of the match. @type {{nth: string, steps: number, better: number} | null} */
let turn = null;
let better = false;
const phone = matchMedia("(max-width: 699px)");
const position = new Still(byId("position"), zones, () => (phone.matches ? "phone" : "wide"));

/** The board at what is chosen. */
function show() {
  const step = Number(moment instanceof HTMLInputElement ? moment.value : 0);
  const what = turn ? `turn=${turn.nth}&better=${better}&step=${step}` : `at=${step}`;
  void position.show(`${table}/analysis/board?${what}`);
  byId("place").textContent = moment instanceof HTMLInputElement ? `${step} / ${moment.max}` : "";
  for (const one of all("[data-nth]")) one.setAttribute("aria-pressed", String(one.dataset.nth === turn?.nth));
  for (const one of all("[data-line]")) one.setAttribute("aria-pressed", String((one.dataset.line === "better") === better));
  if (lines instanceof HTMLElement) lines.hidden = !turn?.better;
}

/** The steps of what is looked at, from the first to the last. @param {number} last @param {number} at */
function reach(last, at) {
  if (!(moment instanceof HTMLInputElement)) return;
  moment.max = String(last);
  moment.value = String(at);
}

/** @param {MouseEvent} event */
function press(event) {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button || !(moment instanceof HTMLInputElement)) return;
  const { nth, steps, betterSteps, line, by } = button.dataset;
  if (nth !== undefined) {
    const same = turn?.nth === nth;
    turn = same ? null : { nth, steps: Number(steps), better: Number(betterSteps) };
    better = false;
    reach(same ? answers : (turn?.steps ?? 0), same ? answers : 0);
  } else if (line !== undefined && turn) {
    better = line === "better";
    const last = better ? turn.better : turn.steps;
    reach(last, last);
  } else if (by !== undefined) moment.value = String(Number(moment.value) + Number(by));
  else return;
  show();
}

/** Until all turns are judged, what there is of it. */
async function follow() {
  const answer = await fetch(`${table}/analysis/now`).catch(() => null);
  if (answer?.ok) {
    const { done, html } = await answer.json();
    fill(byId("found"), html);
    show();
    if (done) return;
  }
  setTimeout(follow, 1500);
}

show();
main.addEventListener("click", press);
moment.addEventListener("input", show);
phone.addEventListener("change", show);
if (main.dataset.going !== undefined) void follow();
