// The live channel: always open, opened again when it breaks.

/** @typedef {import("./wire.js").Update | import("./wire.js").Attendance | import("./wire.js").Talk | import("./wire.js").LogPart} News */

import { notice } from "./page.js";

const SOONEST = 400;
const LATEST = 8000;
const GONE = 4404;
/** The server is being replaced, and others are there: nobody needs to know. */
const REPLACED = 1012;
const CROWDED = 4429;

/**
 * @typedef {object} Channel
 * @property {() => void} reopen starts afresh, for when the address has changed
 * @property {(message: import("./wire.js").Wish) => void} send
 */

/**
 * @param {() => string} address
 * @param {(news: News) => void} receive
 * @param {(state: "connecting" | "open" | "lost") => void} tell
 * @returns {Channel}
 */
export function keepOpen(address, receive, tell) {
  let wait = SOONEST;
  let timer = 0;
  /** @type {WebSocket | null} */
  let socket = null;

  function open() {
    clearTimeout(timer);
    const mine = new WebSocket(address());
    socket?.close();
    socket = mine;
    mine.onmessage = (event) => {
      if (socket !== mine) return;
      wait = SOONEST;
      tell("open");
      receive(JSON.parse(event.data));
    };
    mine.onclose = (event) => {
      if (socket !== mine) return;
      if (event.code === GONE) return location.reload();
      if (event.code === REPLACED && wait === SOONEST) {
        wait = SOONEST + 1;
        timer = setTimeout(open, SOONEST * Math.random());
        return;
      }
      if (event.code === CROWDED) {
        notice(event.reason);
        wait = LATEST;
      }
      tell("lost");
      timer = setTimeout(open, wait * (0.7 + 0.6 * Math.random()));
      wait = Math.min(2 * wait, LATEST);
    };
  }

  const hurry = () => {
    if (socket && socket.readyState > WebSocket.OPEN) open();
  };
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", () => document.hidden || hurry());
  tell("connecting");
  open();
  return {
    reopen: open,
    send: (message) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
  };
}
