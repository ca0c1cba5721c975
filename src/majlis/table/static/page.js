// Small helpers around the document.

import { renew } from "./renew.js";

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/** @param {string} selector @returns {HTMLElement[]} */
export function all(selector) {
  return [...document.querySelectorAll(selector)].filter((one) => one instanceof HTMLElement);
}

/**
 * Renew the inside of an element; if what had the keyboard has gone, whatever stands in its place has it.
 * @param {HTMLElement} slot @param {string} html
 */
export function fill(slot, html) {
  const held = document.activeElement;
  const inside = held instanceof HTMLElement && slot.contains(held) && held !== slot;
  const mark = inside ? markOf(held) : "";
  renew(slot, html);
  if (!inside || held === document.activeElement) return;
  const heir = (mark && slot.querySelector(mark)) || slot.querySelector("[tabindex='-1']");
  if (heir instanceof HTMLElement) heir.focus();
}

/** @param {HTMLElement} element */
function markOf(element) {
  if (element.id) return `#${element.id}`;
  return element.dataset.action === undefined ? "" : `[data-action="${element.dataset.action}"]`;
}

/** @param {string} text */
export function announce(text) {
  if (text) byId("live").textContent = text;
}

let hiding = 0;

/** Tell the person something that they should see, for a while. @param {string} text */
export function notice(text) {
  const box = byId("notice");
  box.textContent = text;
  clearTimeout(hiding);
  hiding = setTimeout(() => (box.textContent = ""), 6000);
}

// Links are copied, or handed to whatever the device shares things with.
document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element && event.target.closest("[data-copy], [data-share]");
  const link = button && (button.closest(".invite, .share") ?? document.getElementById("to-watch"))?.querySelector("input");
  if (!(button instanceof HTMLElement) || !link) return;
  if (button.dataset.share !== undefined && "share" in navigator) {
    await navigator.share({ url: link.value }).catch(() => {}); // they have thought better of it
  } else {
    await copy(link.value);
    notice(button.dataset.copied ?? "");
  }
});

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The newer way is closed to pages without https.
    const held = document.activeElement;
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "spoken";
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    if (held instanceof HTMLElement) held.focus(); // selecting has taken the keyboard along
  }
}

/** What has been opened last: what lies in another closes first. */
const opened = () => [...document.querySelectorAll(".menu[open], .qr[open]")].pop();

// It closes as it does elsewhere: with Escape, or a click beside it.
document.addEventListener("click", (event) => {
  const open = opened();
  if (event.target instanceof Node && !open?.contains(event.target)) open?.removeAttribute("open");
});
document.addEventListener("keydown", (event) => {
  const open = opened();
  if (event.key !== "Escape" || !open) return;
  event.preventDefault(); // it takes nothing back
  const summary = open.querySelector("summary");
  if (open.contains(document.activeElement)) summary?.focus();
  open.removeAttribute("open");
});
