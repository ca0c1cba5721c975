// What people at the table are called: asked for once, late and gently; changed without leaving.

import { asked } from "./asking.js";
import { inTheirName } from "./device.js";
import { byId } from "./page.js";

/** @typedef {import("./wire.js").Update} Update */

let wasAsked = false;

/** Whoever has not said a name is asked for it after their first turn. @param {Update} update */
export function askLater(update) {
  const form = document.getElementById("ask-name");
  if (form && wasAsked && update.ask === undefined) form.hidden = false;
  wasAsked = update.ask !== undefined;
}

/**
 * Send a form without leaving the page; null if nothing came of it.
 * @param {HTMLFormElement} form @param {HTMLElement | null} pressed
 */
async function sendQuietly(form, pressed) {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, pressed)) body.set(name, String(value));
  const action = form.dataset.theirs === undefined ? form.action : inTheirName(form.action);
  return asked(action, { method: "POST", body, redirect: "manual" });
}

function stopAsking() {
  document.getElementById("ask-name")?.remove();
}

export function listenForNames() {
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.quietly === undefined) return;
    event.preventDefault();
    if (!(await sendQuietly(form, event.submitter))) return;
    form.closest(".menu")?.removeAttribute("open");
    const said = new FormData(form).get("name");
    if (said === null) return;
    for (const field of document.querySelectorAll(".menu [name=name]")) {
      if (field instanceof HTMLInputElement) field.value = String(said);
    }
    stopAsking();
  });
  document.querySelector("[data-nameless]")?.addEventListener("click", () => {
    void fetch("/look", { method: "POST", body: new URLSearchParams({ nameless: "yes" }), redirect: "manual", keepalive: true });
    stopAsking();
    byId("asked").focus();
  });
}
