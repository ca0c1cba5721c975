// A short help of the keys, for whoever asks with one of them, or in the menu.

import { isFree } from "./keyboard.js";
import { all, byId } from "./page.js";

export function listenToKeys() {
  const help = byId("keys");
  if (!(help instanceof HTMLDialogElement)) return;
  document.addEventListener("keydown", (event) => {
    if (event.key === "?" && isFree(event)) help.showModal();
  });
  for (const button of all("[data-keys]")) {
    button.addEventListener("click", () => {
      button.closest("details")?.removeAttribute("open");
      help.showModal();
    });
  }
}
