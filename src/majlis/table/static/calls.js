// How I want to be called: this browser can be called after a click; quiet hours are those of its time zone.

import { listenForCalls } from "./called.js";

const zone = document.querySelector("[name=zone]");
if (zone instanceof HTMLInputElement) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
listenForCalls();
document.querySelector("[data-no-calls]")?.addEventListener("click", async () => {
  await fetch("/calls/off", { method: "POST" });
  location.reload();
});
