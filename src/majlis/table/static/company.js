// Who is around the table: it comes beside the updates and waits for none of them.

import { byId, fill } from "./page.js";
import { tellTimes } from "./rail.js";

/** @typedef {import("./wire.js").Attendance} Attendance */

/** @type {Attendance} */
let known = { chairs: [], watching: "" };

/** @param {Attendance} attendance */
export function attend(attendance) {
  known = attendance;
  fill(byId("watching"), known.watching);
  showCompany();
}

/** Panels are written anew with every update: what they say of people is written into them again. */
export function showCompany() {
  known.chairs.forEach(({ presence = "" }, seat) => {
    const slot = document.getElementById(`presence-${seat}`);
    if (!slot) return;
    fill(slot, presence);
    tellTimes(slot);
  });
}
