// The board in words: always there for whoever listens, and shown over the picture to whoever asks.

import { all, byId, fill } from "./page.js";

/** Milliseconds in which the picture comes first. */
const AFTER = 40;

let telling = 0;

/** What is said in words has time until the picture is there. @param {string} html */
export function tellSoon(html) {
  clearTimeout(telling);
  telling = window.setTimeout(() => fill(byId("outline"), html), AFTER);
}

/** @type {HTMLElement | null} who asked to see it */
let asked = null;

/** @param {boolean} shown */
function show(shown) {
  const words = byId("in-words");
  words.classList.toggle("spoken", !shown);
  byId("board").classList.toggle("read", shown);
  for (const button of all("[data-in-words]")) button.setAttribute("aria-expanded", String(shown));
  byId("no-words").hidden = !shown;
  const reading = byId("reading");
  if (shown) {
    reading.tabIndex = 0; // the keyboard scrolls it
    reading.focus();
  } else {
    reading.removeAttribute("tabindex");
    asked?.focus();
  }
}

export function listenToOutline() {
  for (const button of all("[data-in-words]")) {
    button.addEventListener("click", () => {
      const menu = button.closest("details");
      menu?.removeAttribute("open");
      asked = menu?.querySelector("summary") ?? button;
      show(byId("in-words").classList.contains("spoken"));
    });
  }
  byId("no-words").addEventListener("click", () => show(false));
  byId("in-words").addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault(); // it takes nothing back
    show(false);
  });
}
