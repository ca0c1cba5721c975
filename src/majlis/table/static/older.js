// The log of a long match: its newest part comes at once, the older ones when its reader gets to the end of what is there.

import { all, byId } from "./page.js";
import { addOlder } from "./rail.js";

export class Older {
  /** @param {(wish: import("./wire.js").Wish) => void} wish */
  constructor(wish) {
    this.wish = wish;
    this.button = byId("older");
    /** The lines before that one are asked for; nothing, if nothing is. */
    this.before = -1;
    this.button.addEventListener("click", () => this.ask());
    this.sight = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && this.ask());
  }

  /** The number of the oldest line that is there. */
  get oldest() {
    return Number(all("#log [data-line]").at(-1)?.dataset.line ?? 0);
  }

  ask() {
    if (this.before === this.oldest) return;
    this.before = this.oldest;
    this.wish({ older: this.before });
  }

  /** @param {import("./wire.js").LogPart} part */
  hear({ first, lines }) {
    if (first + lines.length !== this.oldest) return; // the log has been written anew meanwhile
    addOlder(lines, first);
    this.offer();
  }

  /** The log has changed. */
  offer() {
    this.before = -1;
    this.button.hidden = this.oldest === 0;
    this.sight.unobserve(this.button);
    this.sight.observe(this.button); // it may be in sight still
  }
}
