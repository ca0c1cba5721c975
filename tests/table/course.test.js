// The way through a match: node --test, see test_client.py.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Course } from "../../src/majlis/table/static/course.js";

const course = new Course({
  stops: [2, 3, 5, 6, 9, 10],
  turns: [2, 5, 9],
  rounds: [{ at: 3, name: "Round 1" }, { at: 9, name: "Round 2" }],
  marks: [],
});

test("one answer on and back, over rolls", () => {
  assert.equal(course.next(3, "answer", 1), 5);
  assert.equal(course.next(5, "answer", -1), 3);
});

test("turns and rounds end at the ends", () => {
  assert.equal(course.next(3, "turn", 1), 5);
  assert.equal(course.next(9, "turn", 1), 10);
  assert.equal(course.next(6, "round", 1), 9);
  assert.equal(course.next(3, "round", -1), 2);
  for (const unit of /** @type {const} */ (["answer", "turn", "round"])) {
    assert.equal(course.next(10, unit, 1), 10);
    assert.equal(course.next(2, unit, -1), 2);
  }
});

test("how many answers were given, and in which round", () => {
  assert.equal(course.nth(2), 0);
  assert.equal(course.nth(9), 4);
  assert.equal(course.share(10), 1);
  assert.equal(course.roundOf(2), "");
  assert.equal(course.roundOf(6), "Round 1");
  assert.equal(course.roundOf(9), "Round 2");
});
