// The chat of a table: what others say is told over the live channel, what one says is sent by itself.

import { post } from "./asking.js";
import { inTheirName } from "./device.js";
import { all, announce, byId } from "./page.js";
import { lineOf } from "./rail.js";

/** @typedef {import("./wire.js").Talk} Talk */

export class Chat {
  /** @param {string} table the address of the table */
  constructor(table) {
    this.table = table;
    this.list = byId("said");
    /** The newest message that has been seen; what was said before the page came counts as seen. */
    this.read = -1;
    this.came = false;
    const panel = byId("chat");
    const form = panel.querySelector("form");
    const field = form?.querySelector("input");
    if (!form || !field) throw new Error("the chat has no form");
    this.form = form;
    this.field = field;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = field.value;
      field.value = "";
      if (!(await this.post("say", { text }))) field.value = [text, field.value].filter(Boolean).join(" ");
    });
    panel.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      const { reaction, who, muted } = button?.dataset ?? {};
      if (reaction) void this.post("say", { reaction });
      if (who) void this.post("mute", { who, muted: muted === "true" });
    });
    const seen = new MutationObserver(() => this.look());
    seen.observe(panel, { attributeFilter: ["hidden"] });
    seen.observe(document.body, { attributeFilter: ["data-sheet"] });
    document.addEventListener("visibilitychange", () => this.look());
  }

  /** The chat is in sight. */
  get shown() {
    return !document.hidden && this.list.offsetParent !== null;
  }

  /** @param {string} what @param {object} body */
  post(what, body) {
    return post(inTheirName(`${this.table}/${what}`), body);
  }

  /** @param {Talk} talk */
  hear(talk) {
    const atEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
    const told = talk.talk.map(lineOf);
    if (talk.again) this.list.replaceChildren();
    this.list.append(...told);
    byId("muted").innerHTML = talk.muted;
    const to = (talk.aside ? this.form.dataset.watchers : this.form.dataset.table) ?? "";
    this.field.placeholder = to;
    this.field.ariaLabel = to;
    this.tellTurns();
    if (atEnd || talk.again || told.some((one) => one.matches(".own"))) this.list.scrollTop = this.list.scrollHeight;
    const before = talk.again && !this.came;
    this.came = true;
    if (this.shown || before) this.see();
    else {
      this.countUnread();
      if (!talk.again) announce(told.map((one) => one.textContent?.replace(/\s+/g, " ").trim()).join(". "));
    }
  }

  /** Before a message stands the turn after which it was said, if it is not told above already. */
  tellTurns() {
    for (const one of all("#said .told")) one.remove();
    const messages = all("#said .message");
    if (!messages.length) return;
    const turns = all("#log [data-line]:not(h3)"); // the newest one first
    let told = 0;
    for (const message of messages) {
      const after = Number(message.dataset.after);
      const turn = turns.find((one) => Number(one.dataset.at) <= after);
      const at = Number(turn?.dataset.at ?? 0);
      if (turn && at > told) message.before(quietLine(turn));
      told = Math.max(told, at);
    }
  }

  /** Everything has been seen. */
  see() {
    this.read = Number(all("#said .message").at(-1)?.dataset.number ?? -1);
    this.countUnread();
  }

  /** If the chat has come in sight, it shows what was said last. */
  look() {
    if (!this.shown) return;
    this.list.scrollTop = this.list.scrollHeight;
    this.see();
  }

  countUnread() {
    const unread = all("#said .message:not(.own)").filter((one) => Number(one.dataset.number) > this.read).length;
    for (const badge of all(".unread")) badge.textContent = unread ? String(unread) : "";
  }
}

/** A line of the log, as it stands between messages. @param {HTMLElement} turn */
function quietLine(turn) {
  const line = document.createElement("p");
  line.className = "told";
  line.ariaHidden = "true"; // the log has told it
  const text = (turn.querySelector("summary") ?? turn).querySelector(".text");
  const mark = text?.previousElementSibling?.cloneNode(true);
  line.append(...(mark ? [mark] : []), text?.textContent ?? "");
  return line;
}
