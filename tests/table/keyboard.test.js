// Whose a key is: node --test, see test_client.py.

import assert from "node:assert/strict";
import { test } from "node:test";

import { isFree } from "../../src/majlis/table/static/keyboard.js";

/** An element that lies in these, and is one of them. */
class Thing {
  /** @param {string[]} around */
  constructor(...around) {
    this.around = around;
  }

  /** @param {string} selectors */
  closest(selectors) {
    return selectors.split(", ").some((one) => this.around.includes(one)) ? this : null;
  }
}
globalThis.Element = /** @type {any} */ (Thing);

const KEYS = ["Enter", " ", "Escape", "u", ".", "?", "ArrowUp", "ArrowLeft", "Home"];

/** The keys that are left to the page there. @param {Thing | null} target @param {object} more */
const left = (target, more = {}) =>
  KEYS.filter((key) => isFree(/** @type {any} */ ({ target, key, defaultPrevented: false, ctrlKey: false, metaKey: false, altKey: false, ...more })));

test("where nothing has the keyboard all keys are the page's", () => {
  assert.deepEqual(left(null), KEYS);
  assert.deepEqual(left(new Thing("body")), KEYS);
});

test("what can be pressed has Enter and the space bar, and nothing else", () => {
  for (const one of ["button", "a", "summary", ".hit", ".zone"]) {
    assert.deepEqual(left(new Thing(one)), KEYS.slice(2), one);
  }
});

test("what is written in or chosen from has all keys; a slider has none", () => {
  for (const one of ["input:not([type=range])", "select", "textarea"]) assert.deepEqual(left(new Thing(one)), [], one);
  assert.deepEqual(left(new Thing("input")), KEYS);
});

test("what lies open has all keys", () => {
  for (const one of ["dialog", ".menu[open]", ".qr[open]"]) assert.deepEqual(left(new Thing("button", one)), [], one);
});

test("what scrolls has the keys that scroll it", () => {
  assert.deepEqual(left(new Thing("#players")), KEYS.slice(0, 6));
  assert.deepEqual(left(new Thing("#log")), [...KEYS.slice(0, 6), "ArrowLeft"]);
});

test("what somebody nearer has acted on, or what is the browser's, is nobody's", () => {
  for (const name of ["defaultPrevented", "ctrlKey", "metaKey", "altKey"]) assert.deepEqual(left(null, { [name]: true }), [], name);
});
