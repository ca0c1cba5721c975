// Plans that were sent and are not to be seen yet. The big button still says what came before them: whoever
// presses it meanwhile means the turn with what they have just chosen.

export class Unseen {
  constructor() {
    this.sent = 0;
    this.shown = 0;
    /** What the button did when it was pressed; empty if nobody has. */
    this.pressed = "";
  }

  /** Another plan is sent, and the button has not been pressed for it. @returns {number} which one it is */
  send() {
    this.pressed = "";
    return ++this.sent;
  }

  /** @param {string} does what the button does now @returns {boolean} whether that has to wait */
  press(does) {
    if (this.shown < this.sent) this.pressed = does;
    return this.shown < this.sent;
  }

  /**
   * The page shows what has become of a plan.
   * @param {number} nth @param {string} does what the button does now
   * @returns {boolean} whether that is what was pressed
   */
  show(nth, does) {
    this.shown = Math.max(this.shown, nth);
    if (this.shown < this.sent) return false;
    const meant = this.pressed === does;
    this.pressed = "";
    return meant;
  }

  /** Nothing more will come of what was sent. */
  forget() {
    this.shown = this.sent;
    this.pressed = "";
  }
}
