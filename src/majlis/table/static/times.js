// Times as this computer's clock and language tell them.

/** The days between then and today, as calendars count them. @param {Date} then */
function daysSince(then) {
  const midnight = (/** @type {Date} */ at) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
  return Math.round((midnight(new Date()) - midnight(then)) / 86_400_000);
}

/** "Today, 14:20", "yesterday", "9 Nov". @param {ParentNode} within */
export function tellDays(within) {
  const code = document.documentElement.lang;
  const near = new Intl.RelativeTimeFormat(code, { numeric: "auto" });
  for (const time of within.querySelectorAll("time")) {
    const at = new Date(time.dateTime);
    const days = daysSince(at);
    const year = at.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
    const day = days < 2 ? near.format(-days, "day") : at.toLocaleDateString(code, { day: "numeric", month: "short", year });
    const hour = at.toLocaleTimeString(code, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    const told = days < 2 ? `${day}, ${hour}` : day;
    time.textContent = told[0]?.toLocaleUpperCase(code) + told.slice(1);
    time.title = at.toLocaleString(code);
  }
}
