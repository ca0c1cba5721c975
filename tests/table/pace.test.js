// How a page follows the table: node --test, see test_client.py.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Pace, lasts } from "../../src/majlis/table/static/pace.js";
import { cues } from "../../src/majlis/table/static/sounds.js";

/** @param {number} delay */
function journey(delay) {
  return { key: "camel", points: /** @type {[number, number][]} */ ([[9, 9], [0, 0]]), delay, new: false };
}

/** Somebody else's move, which takes 350 ms and rests for 500. @param {number} seq */
function move(seq, more = {}) {
  return { seq, motion: [journey(0)], log: { keep: 0, add: [], headings: [] }, ...more };
}

/** A page with a clock that is turned by hand. */
class Page {
  constructor() {
    this.now = 0;
    this.slowness = 1;
    this.unseen = false;
    this.busy = false;
    /** @type {string[]} what was shown, "!" after what did not move */
    this.shown = [];
    /** @type {Map<number, {at: number, then: () => void}>} */
    this.timers = new Map();
    this.pace = new Pace({
      show: (update, still) => this.shown.push(`${update.seq}${still ? "!" : ""}`),
      slowness: () => this.slowness,
      unseen: () => this.unseen,
      tell: (busy) => (this.busy = busy),
      wait: (then, ms) => {
        this.timers.set(this.timers.size + 1, { at: this.now + ms, then });
        return this.timers.size;
      },
      forget: (timer) => this.timers.get(timer) && this.timers.set(timer, { at: Infinity, then: () => {} }),
    });
  }

  /** @param {number} ms */
  pass(ms) {
    const end = this.now + ms;
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.now = due[1].at;
      this.timers.set(due[0], { at: Infinity, then: () => {} });
      due[1].then();
    }
    this.now = end;
  }

  /** @param {...object} updates */
  gets(...updates) {
    for (const update of updates) this.pace.add(/** @type {any} */ (update));
    return this.shown.join(" ");
  }
}

test("the moves of others are shown one after the other", () => {
  const page = new Page();
  assert.equal(page.gets(move(1), move(2), move(3)), "1");
  assert.ok(page.busy);
  page.pass(499);
  assert.equal(page.gets(), "1");
  page.pass(1);
  assert.equal(page.gets(), "1 2");
  page.pass(500);
  assert.equal(page.gets(), "1 2 3");
  page.pass(1600);
  assert.ok(page.busy, "for a while there may be more to skip");
  page.pass(200);
  assert.ok(!page.busy);
});

test("the speed is a matter of taste", () => {
  const page = new Page();
  page.slowness = 2;
  page.gets(move(1), move(2));
  page.pass(999);
  assert.equal(page.gets(), "1");
  page.pass(1);
  assert.equal(page.gets(), "1 2");
  page.slowness = 0;
  assert.equal(page.gets(move(3), move(4)), "1 2 3! 4!", "what waited is not lost");
});

test("whoever is asked does not wait", () => {
  const page = new Page();
  page.gets(move(1), move(2, { ask: 7 }));
  page.pass(500);
  assert.equal(page.gets(), "1 2");
  assert.ok(!page.busy, "it is my turn");
  assert.equal(page.gets({ seq: 2, ask: 7, motion: [journey(0)] }), "1 2 2");
  assert.equal(page.gets(move(3)), "1 2 2 3", "nor does what follows from the answer");
  assert.equal(page.gets(move(4)), "1 2 2 3");
});

test("skipping shows the last position at once, and goes on to my turn", () => {
  const page = new Page();
  page.gets(move(1), move(2), move(3));
  page.pace.skip(true);
  assert.equal(page.gets(), "1 2! 3!");
  assert.ok(!page.busy);
  assert.equal(page.gets(move(4), move(5, { ask: 7 })), "1 2! 3! 4! 5!");
  assert.equal(page.gets({ seq: 5, ask: 7, motion: [journey(0)] }), "1 2! 3! 4! 5! 5", "from there on it moves");
  page.pass(5000);
  assert.equal(page.shown.length, 6);
});

test("whoever only watches skips to now", () => {
  const page = new Page();
  page.gets(move(1), move(2));
  page.pace.skip(false);
  assert.equal(page.gets(move(3)), "1 2! 3");
});

test("a click need not wait for what moves", () => {
  const page = new Page();
  page.gets(move(1), move(2), move(3));
  page.pace.settle();
  assert.equal(page.gets(), "1 2");
  page.pass(5000);
  page.pace.settle();
  assert.equal(page.gets(), "1 2 3");
});

test("a page that nobody sees keeps up, and one that begins anew too", () => {
  const page = new Page();
  page.gets(move(1), move(2));
  page.unseen = true;
  assert.equal(page.gets(move(3)), "1 2! 3!");
  page.unseen = false;
  assert.equal(page.gets(move(4), move(5)), "1 2! 3! 4");
  assert.equal(page.gets(move(6, { first: true })), "1 2! 3! 4 5! 6!");
});

test("nobody falls far behind", () => {
  const page = new Page();
  for (let seq = 1; seq <= 40; seq += 1) page.gets(move(seq));
  assert.equal(page.shown.length, 20);
  page.pass(500);
  assert.equal(page.shown.at(-1), "21");
});

test("what does not move takes no time", () => {
  const page = new Page();
  assert.equal(page.gets({ seq: 1 }, { seq: 2 }, move(3), { seq: 4 }, move(5)), "1 2 3");
  page.pass(500);
  assert.equal(page.gets(), "1 2 3 4 5");
});

test("an update lasts until its last piece has arrived", () => {
  assert.equal(lasts({ seq: 1 }), 0);
  assert.equal(lasts({ seq: 1, motion: [journey(900), journey(0)] }), 1250);
});

test("what is heard follows from what is shown", () => {
  /** @param {object} update */
  const heard = (update, wasAsked = false, slowness = 1) => cues(/** @type {any} */ ({ seq: 1, ...update }), wasAsked, slowness);
  assert.deepEqual(heard({ ask: 3 }), [{ sound: "turn", at: 0 }]);
  assert.deepEqual(heard({ ask: 3 }, true), []);
  assert.deepEqual(heard({ ask: 3, first: true }), []);
  assert.deepEqual(heard({ html: { result: "<h3>" } }, true), [{ sound: "end", at: 0 }]);
  assert.deepEqual(heard({ rolled: true }), [{ sound: "die", at: 0 }]);
  const rises = [{ seat: 0, gains: [["coin", "−1"]], delay: 10 }, { seat: 1, gains: [["coin", "+1"]], delay: 400 }];
  const moved = { motion: [journey(100)], rises };
  assert.deepEqual(heard(moved, false, 2), [{ sound: "placed", at: 800 }, { sound: "gained", at: 800 }]);
  assert.deepEqual(heard(moved, false, 0), []);
  assert.equal(heard({ motion: Array.from({ length: 30 }, () => journey(0)) }).length, 8);
});
