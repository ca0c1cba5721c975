// The board at a moment, as a picture: nothing in it can be clicked, but the switch between its zones.

import { fill } from "./page.js";

export class Still {
  /** @param {HTMLElement} picture @param {HTMLElement} zones @param {() => string} format which drawing suits the room */
  constructor(picture, zones, format) {
    this.picture = picture;
    this.zones = zones;
    this.format = format;
    /** The zone that was turned to; else the moment decides. */
    this.zone = "";
    this.moment = "";
    /** What is shown, or soon will be. */
    this.shown = "";
    zones.addEventListener("click", (event) => this.turn(event));
  }

  /** @param {MouseEvent} event */
  turn(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    this.zone = button?.dataset.zone ?? this.zone;
    void this.show(this.moment);
  }

  /** In the page, not as an image: it has the page's letters and colours. @param {string} moment its address */
  async show(moment) {
    this.moment = moment;
    const wanted = `${moment}&format=${this.format()}&zone=${this.zone}`;
    if (wanted === this.shown) return;
    this.shown = wanted;
    const answer = await fetch(wanted).catch(() => null);
    const still = answer?.ok ? await answer.json() : null;
    if (!still || wanted !== this.shown) return;
    fill(this.zones, still.zones);
    fill(this.picture, still.svg);
  }
}
