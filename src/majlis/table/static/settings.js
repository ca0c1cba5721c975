// What a person has set for themselves; kept by the browser.

const KEY = "majlis-settings";

/** @typedef {"endsByItself" | "alwaysAsk"} Setting */

/** @param {Setting} name */
export function setting(name) {
  return kept()[name] === true;
}

/** @returns {{[name: string]: boolean}} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** The boxes of the menu show the settings and change them. */
export function listenToSettings() {
  for (const box of document.querySelectorAll("input[data-setting]")) {
    if (!(box instanceof HTMLInputElement)) continue;
    const name = box.dataset.setting ?? "";
    box.checked = kept()[name] === true;
    box.addEventListener("change", () => localStorage.setItem(KEY, JSON.stringify({ ...kept(), [name]: box.checked })));
  }
}
