// What the browser keeps: node --test, see test_client.py.

import assert from "node:assert/strict";
import { test } from "node:test";

import { keep, kept } from "../../src/majlis/table/static/kept.js";

/** @param {Partial<Storage>} storage */
const browserWith = (storage) => Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });

test("what was kept is there again", () => {
  const stored = new Map();
  browserWith({ getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) });
  assert.equal(kept("ends"), null);
  keep("ends", ["/t/1"]);
  assert.deepEqual(kept("ends"), ["/t/1"]);
  assert.deepEqual([...stored], [["ends", '["/t/1"]']]);
});

test("what somebody else has written there is nothing", () => {
  browserWith({ getItem: () => "{half" });
  assert.equal(kept("settings"), null);
});

test("where the browser keeps nothing, the page does", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  browserWith({ getItem: refuse, setItem: refuse });
  assert.equal(kept("sounds"), null);
  keep("sounds", { sounds: true });
  assert.deepEqual(kept("sounds"), { sounds: true });
});
