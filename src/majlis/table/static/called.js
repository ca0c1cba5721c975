// Being called: the tab says so, the icon has a dot; a page that nobody sees tells the device.

import { byId, notice } from "./page.js";

const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
const plain = icon?.href ?? "";

/** @param {boolean} asked @param {boolean} wasAsked @param {string} title */
export function showCalled(asked, wasAsked, title) {
  if (icon) icon.href = asked ? (icon.dataset.called ?? plain) : plain;
  if ("setAppBadge" in navigator) void (asked ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => {});
  if (asked && !wasAsked && document.hidden) void tellDevice(title);
}

/** While the page is open, it calls by itself, if the server says that nobody has been called for this turn and
 * that these are no quiet hours. @param {string} title */
async function tellDevice(title) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const url = location.pathname;
  const answer = await fetch(`${url}/notify`, { method: "POST" });
  if (!answer.ok || !(await answer.json()).now) return;
  const options = { body: byId("called").dataset.body, tag: url.split("/").at(-1), icon: plain, data: { url } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}

/** @param {string} key @returns {Uint8Array<ArrayBuffer>} */
function bytes(key) {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** This browser lets itself be called; a sentence if it does not. @param {DOMStringMap} words @returns {Promise<string>} */
export async function letMeBeCalled({ key = "", refused = "", unable = "", done = "" }) {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return unable;
  if ((await Notification.requestPermission()) !== "granted") return refused;
  try {
    const worker = await navigator.serviceWorker.register("/sw.js");
    const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
    const subscription = await worker.pushManager.subscribe(wanted);
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/calls/push", { method: "POST", headers, body: JSON.stringify(subscription) });
    return answer.ok ? done : (await answer.json()).text;
  } catch {
    return unable;
  }
}

export function listenForCalls() {
  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-call-me]") : null;
    if (button instanceof HTMLElement) notice(await letMeBeCalled(button.dataset));
  });
}
