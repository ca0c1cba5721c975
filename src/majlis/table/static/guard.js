// A click that comes too soon: what it hits has only just become what it is, and nobody can have meant that.

export class Guard {
  /** @param {number} pause in milliseconds @param {() => number} now */
  constructor(pause, now = () => performance.now()) {
    this.pause = pause;
    this.now = now;
    this.since = -Infinity;
  }

  /** A click means something else from now on. */
  changed() {
    this.since = this.now();
  }

  /** What is pressed with a key has no `detail`: it has been looked for. @param {{detail: number}} event */
  isTooQuick({ detail }) {
    return detail > 0 && this.now() - this.since < this.pause;
  }
}
