// The home page: tables as they stand now; a match file that is chosen, or dropped anywhere, opens as a replay.

import { renew } from "./renew.js";

const tables = document.getElementById("tables");

/** How the tables stand, if somebody looks at the page. Whatever goes wrong, the next time may be better.
 * @param {HTMLElement} tables */
async function lookAgain(tables) {
  if (document.hidden) return;
  const asked = await fetch(`/tables?known=${tables.dataset.known}`).catch(() => null);
  if (!asked?.ok) return;
  const now = await asked.json();
  document.title = now.title;
  if (!now.html) return;
  tables.dataset.known = now.known;
  renew(tables, now.html);
}

if (tables) {
  window.setInterval(() => lookAgain(tables), 1000 * Number(tables.dataset.polite));
  document.addEventListener("visibilitychange", () => lookAgain(tables));
}

const form = document.querySelector(".match-file");
const field = form?.querySelector("input");

/** @param {HTMLFormElement} form @param {File} file */
function openFile(form, file) {
  const tooLarge = file.size > Number(form.dataset.largest);
  const told = form.querySelector("[role=alert]");
  if (told) told.textContent = (tooLarge && form.dataset.tooLarge) || "";
  if (!tooLarge) form.submit();
}

if (form instanceof HTMLFormElement && field) {
  form.classList.add("at-once"); // no button is needed
  field.addEventListener("change", () => field.files?.[0] && openFile(form, field.files[0]));
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    form.classList.add("above");
  });
  for (const end of ["dragleave", "drop"]) document.addEventListener(end, () => form.classList.remove("above"));
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    const files = event.dataTransfer?.files;
    if (!files?.[0]) return;
    field.files = files;
    openFile(form, files[0]);
  });
}

export {};
