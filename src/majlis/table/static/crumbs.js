// Where in the game the question stands: as much of it as there is room for, the innermost last.

import { all, byId } from "./page.js";

/** Where the line is too short the outermost crumbs go, whole ones; a mark tells which. Whoever
 * listens to the page still hears all of them. */
export function fitCrumbs() {
  const [line] = all(".crumbs");
  const [mark] = all(".crumbs .dropped");
  if (!line || !mark) return;
  const crumbs = all(".crumbs .crumb");
  for (const crumb of crumbs) crumb.classList.remove("spoken");
  line.classList.remove("alone");
  mark.hidden = true;
  const dropped = [];
  for (const crumb of crumbs.slice(0, -1)) {
    if (line.scrollWidth <= line.clientWidth) break;
    crumb.classList.add("spoken");
    dropped.push(crumb.textContent.trim());
    mark.hidden = false;
  }
  mark.title = dropped.join(" › ");
  line.classList.toggle("alone", dropped.length === crumbs.length - 1);
}

export function keepCrumbsFitting() {
  new ResizeObserver(fitCrumbs).observe(byId("question"));
}
