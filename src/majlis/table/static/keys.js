// A short help of the keys, for whoever asks with one of them, or in the menu.

import { all, byId } from "./page.js";

export function listenToKeys() {
  const help = byId("keys");
  if (!(help instanceof HTMLDialogElement)) return;
  document.addEventListener("keydown", (event) => {
    const typing = event.target instanceof Element && event.target.closest("input, select");
    if (event.key === "?" && !typing) help.showModal();
  });
  for (const button of all("[data-keys]")) {
    button.addEventListener("click", () => {
      button.closest("details")?.removeAttribute("open");
      help.showModal();
    });
  }
  help.addEventListener("keydown", (event) => event.stopPropagation()); // Escape takes nothing back
}
