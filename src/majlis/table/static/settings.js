// What a person has set for themselves; kept by the browser.

import { keep, kept } from "./kept.js";

const KEY = "majlis-settings";

/** @typedef {"endsByItself" | "alwaysAsk" | "sounds"} Setting */

/** @param {Setting} name */
export function setting(name) {
  return settings()[name] === true;
}

/** How much longer everything takes that moves; not at all, if it is 0. */
const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** How long motions take, as a factor: nothing moves for whoever wants it still. */
export function slowness() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  const speed = /** @type {keyof typeof SPEEDS} */ (settings().speed);
  return SPEEDS[speed] ?? SPEEDS.normal;
}

/** @returns {{[name: string]: boolean | string}} */
function settings() {
  return kept(KEY) ?? {};
}

/** The boxes and lists of the menu show the settings and change them. */
export function listenToSettings() {
  for (const field of document.querySelectorAll("[data-setting]")) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const name = field.dataset.setting ?? "";
    const value = settings()[name];
    if (field instanceof HTMLInputElement) field.checked = value === true;
    else if (typeof value === "string") field.value = value;
    field.addEventListener("change", () => {
      const chosen = field instanceof HTMLInputElement ? field.checked : field.value;
      keep(KEY, { ...settings(), [name]: chosen });
    });
  }
}
