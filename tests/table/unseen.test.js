// A turn that ends before its last choice is to be seen: node --test, see test_client.py.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Unseen } from "../../src/majlis/table/static/unseen.js";

test("what is to be seen is played at once", () => {
  const unseen = new Unseen();
  assert.ok(!unseen.press("turn"));
  assert.ok(!unseen.show(unseen.send(), "turn"), "nobody has pressed anything");
  assert.ok(!unseen.press("turn"));
});

test("a press waits for what was chosen before it", () => {
  const unseen = new Unseen();
  const [first, second] = [unseen.send(), unseen.send()];
  assert.ok(unseen.press("turn"));
  assert.ok(!unseen.show(first, "turn"), "that is not what was chosen last");
  assert.ok(unseen.show(second, "turn"));
  assert.ok(!unseen.show(second, "turn"), "once");
});

test("several plans may be shown at once, and the table may be shown for other reasons", () => {
  const unseen = new Unseen();
  unseen.send();
  const last = unseen.send();
  assert.ok(unseen.press("turn"));
  assert.ok(!unseen.show(0, "turn"));
  assert.ok(unseen.show(last, "turn"));
});

test("a button that does something else now has not been pressed", () => {
  const unseen = new Unseen();
  const sent = unseen.send();
  unseen.press("turn");
  assert.ok(!unseen.show(sent, "chance"));
  assert.ok(!unseen.press("chance"));
});

test("whoever chooses on has not ended the turn", () => {
  const unseen = new Unseen();
  unseen.send();
  unseen.press("turn");
  assert.ok(!unseen.show(unseen.send(), "turn"));
});

test("after another question, or another connection, nothing is waited for", () => {
  const unseen = new Unseen();
  const sent = unseen.send();
  unseen.press("turn");
  unseen.forget();
  assert.ok(!unseen.show(sent, "turn"));
  assert.ok(!unseen.press("turn"));
});
