// Whoever asks the server is told why nothing came of it: node --test, see test_client.py.

import assert from "node:assert/strict";
import { test } from "node:test";

const parts = { notice: { textContent: "" }, connection: { dataset: { lost: "The connection is lost." } } };
globalThis.document = /** @type {any} */ ({
  addEventListener: () => {},
  getElementById: (/** @type {keyof typeof parts} */ id) => parts[id],
});
globalThis.setTimeout = /** @type {any} */ (() => 0); // the notice stays
const { asked, post } = await import("../../src/majlis/table/static/asking.js");

/** @param {() => Response} answer */
function serverThat(answer) {
  parts.notice.textContent = "";
  globalThis.fetch = async () => answer();
}

test("what the server says is handed on", async () => {
  serverThat(() => Response.json({ text: "No camel stands on a palm." }));
  assert.deepEqual(await asked("/why"), { text: "No camel stands on a palm." });
  serverThat(() => new Response(null, { status: 204 }));
  assert.deepEqual(await post("/say", { text: "Hello" }), {});
  assert.equal(parts.notice.textContent, "");
});

test("a refusal is told in its own words", async () => {
  serverThat(() => Response.json({ text: "Slowly, please." }, { status: 429 }));
  assert.equal(await post("/say", { text: "Hello" }), null);
  assert.equal(parts.notice.textContent, "Slowly, please.");
});

test("without a server, or with somebody else in its place, the connection is lost", async () => {
  const gone = () => {
    throw new TypeError("Failed to fetch");
  };
  for (const nobody of [gone, () => new Response("<h1>Bad gateway</h1>", { status: 502 })]) {
    serverThat(nobody);
    assert.equal(await post("/say", { text: "Hello" }), null);
    assert.equal(parts.notice.textContent, "The connection is lost.");
  }
});
