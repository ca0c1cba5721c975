// Clicks that come too soon: node --test, see test_client.py.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Guard } from "../../src/majlis/table/static/guard.js";

const CLICK = { detail: 1 };
const KEY = { detail: 0 };

/** @param {number} pause */
function guarded(pause) {
  const clock = { at: 1000 };
  return { clock, guard: new Guard(pause, () => clock.at) };
}

test("nobody waits before anything has changed", () => {
  assert.ok(!guarded(300).guard.isTooQuick(CLICK));
});

test("a click within the pause is too quick, a key never", () => {
  const { clock, guard } = guarded(300);
  guard.changed();
  clock.at += 299;
  assert.ok(guard.isTooQuick(CLICK));
  assert.ok(!guard.isTooQuick(KEY));
  clock.at += 1;
  assert.ok(!guard.isTooQuick(CLICK));
  guard.changed();
  assert.ok(guard.isTooQuick(CLICK));
});

test("where there is no pause no click is too quick", () => {
  const { guard } = guarded(0);
  guard.changed();
  assert.ok(!guard.isTooQuick(CLICK));
});
