// Whose a key is: what has the keyboard takes its own, what lies open takes all of them, and the page has the rest.

/** What is written in or chosen from; a slider is moved by whoever has the arrow keys. */
const FIELD = "input:not([type=range]), select, textarea";
/** What has been opened over the page. */
const OPENED = "dialog, .menu[open], .qr[open]";
/** What is pressed with Enter or the space bar. */
const PRESSED = "button, a, summary, .hit, .zone";
/** What is gone through with the arrow keys and their like, or scrolls by them. */
const GONE_THROUGH = "[role=tab], #players, #reading";
/** ... but has no use for those to the left and the right. */
const SCROLLED = "#log, #rules";

const PRESSES = ["Enter", " "];
const SIDEWAYS = ["ArrowLeft", "ArrowRight"];
const GOES = [...SIDEWAYS, "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];

/** Somebody writes or chooses with it. @param {KeyboardEvent} event */
export function isForField({ target }) {
  return target instanceof Element && target.closest(FIELD) !== null;
}

/** Nobody nearer has a use for it: the page may act. @param {KeyboardEvent} event */
export function isFree(event) {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isForField(event)) return false;
  const within = (/** @type {string} */ selectors) => target instanceof Element && target.closest(selectors) !== null;
  if (within(OPENED)) return false;
  if (PRESSES.includes(key)) return !within(PRESSED);
  if (SIDEWAYS.includes(key)) return !within(GONE_THROUGH);
  if (GOES.includes(key)) return !within(GONE_THROUGH) && !within(SCROLLED);
  return true;
}
