// A page asks a busy server again by itself: node --test, see test_client.py.

import assert from "node:assert/strict";
import { test } from "node:test";

import { patiently } from "../../src/majlis/table/static/patient.js";

/** A server that is busy so many times; it counts how often it was asked. @param {number} times */
function busy(times) {
  const server = { asked: 0 };
  globalThis.setTimeout = /** @type {any} */ ((/** @type {() => void} */ then) => void then());
  globalThis.fetch = async () => new Response("{}", { status: server.asked++ < times ? 503 : 200, headers: { "retry-after": "1" } });
  return server;
}

test("a server that is busy for a while is asked until it answers", async () => {
  const server = busy(3);
  assert.equal((await patiently("/answer")).status, 200);
  assert.equal(server.asked, 4);
});

test("a server that stays busy is asked five times, and then says so", async () => {
  const server = busy(99);
  assert.equal((await patiently("/answer")).status, 503);
  assert.equal(server.asked, 5);
});
