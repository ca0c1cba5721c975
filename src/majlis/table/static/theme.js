// Day or night: what the person chose, else what the device prefers. Runs before the first paint.
(() => {
  const root = document.documentElement;
  if (!root.dataset.theme) {
    root.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day";
  }
  document.addEventListener("submit", (event) => {
    const form = event.target;
    const button = event.submitter;
    if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return;
    if (form.dataset.themes === undefined) return;
    event.preventDefault();
    const choice = new URLSearchParams({ theme: button.value, back: "/" });
    void fetch(form.action, { method: "POST", body: choice, redirect: "manual", keepalive: true });
    root.dataset.theme = button.value;
    const other = [...form.querySelectorAll("button")].find((one) => one !== button);
    other?.focus();
  });
})();
