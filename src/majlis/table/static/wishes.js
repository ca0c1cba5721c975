// What a reader wants to see of the table: somebody's board, a zone of the picture.

import { byId } from "./page.js";
import { NAMED, showSheet } from "./rail.js";

/** A click on a player's panel shows that player's board. @param {MouseEvent} event @returns {number | null} whose */
function boardOf(event) {
  if (!(event.target instanceof Element)) return null;
  const touched = event instanceof PointerEvent && event.pointerType === "touch";
  if (touched && event.target.closest(NAMED)) return null; // a tap asks for the name of an icon
  const button = event.target.closest("[data-board-of]") ?? event.target.closest(".player")?.querySelector("[data-board-of]");
  return button instanceof HTMLElement ? Number(button.dataset.boardOf) : null;
}

/** @param {import("./board.js").Board} board @param {(wish: import("./wire.js").Wish) => void} wish */
export function listenForWishes(board, wish) {
  /** @param {MouseEvent} event */
  const enlarge = (event) => {
    const seat = boardOf(event);
    if (seat === null) return;
    wish({ board_of: seat });
    if (document.body.dataset.sheet) showSheet("");
  };
  /** A tab, a summary or a switch turns to a zone of the picture. @param {Event} event */
  const turn = (event) => {
    const tab = event.target instanceof Element ? event.target.closest("[data-zone]") : null;
    if (!tab) return;
    event.preventDefault();
    wish({ zone: tab.getAttribute("data-zone") ?? "" });
  };
  byId("rail").addEventListener("click", enlarge);
  byId("enlarged").addEventListener("click", enlarge);
  byId("board").addEventListener("click", turn);
  board.tabs.addEventListener("keydown", (event) => [" ", "Enter"].includes(event.key) && turn(event));
}
