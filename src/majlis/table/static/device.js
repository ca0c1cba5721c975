// A device that several people share: in whose name it asks and answers, and how it changes hands.

/** Whoever looks, if it is not the owner of the device. @type {number | undefined} */
let companion;

/** @param {import("./wire.js").Update} update */
export function passTo(update) {
  companion = update.companion;
}

/** An address of the table, as whoever looks asks for it. @param {string} path */
export function inTheirName(path) {
  return companion === undefined ? path : `${path}${path.includes("?") ? "&" : "?"}as=${companion}`;
}

/** @param {(wish: import("./wire.js").Wish) => void} wish */
export function listenForHands(wish) {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-looks]") : null;
    if (!(button instanceof HTMLElement)) return;
    button.closest("details")?.removeAttribute("open");
    wish({ looks: Number(button.dataset.looks) });
  });
}
