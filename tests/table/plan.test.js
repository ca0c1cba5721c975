// What a click makes of a plan: node --test, see test_client.py.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Planner } from "../../src/majlis/table/static/plan.js";

/** @param {import("../../src/majlis/table/static/wire.js").Drafted} draft @param {import("../../src/majlis/table/static/wire.js").Tree} tree */
function planner(draft, tree = {}) {
  const plan = new Planner();
  plan.ask = 7;
  plan.draft = draft;
  plan.tree = tree;
  return plan;
}

/** @param {number[]} path @param {object} more */
function plan(path, more = {}) {
  return { plan: { ask: 7, path, taken: [], picked: [], stay: false, ...more } };
}

test("an answer is added to the plan", () => {
  assert.deepEqual(planner({ path: [1], base: 1 }, { 5: {} }).click("5", false), plan([1, 5]));
});

test("what is tried with a copy leaves the plan alone", () => {
  const one = planner({ path: [] }, { 5: { then: { 6: {} } } });
  const tried = one.copy();
  assert.deepEqual(tried.click("5", false), { half: "5" });
  tried.halves.push("5");
  assert.deepEqual(tried.click("6", false), plan([5, 6]));
  assert.deepEqual(one.halves, []);
  assert.deepEqual(one.click("6", false), plan([5, 6]));
});

test("what the table took stays known as taken", () => {
  const draft = { path: [1, 2], taken: [1], base: 2 };
  assert.deepEqual(planner(draft, { 5: {} }).click("5", false), plan([1, 2, 5], { taken: [1] }));
});

test("a question whose answer is the whole turn is answered by its click", () => {
  for (const ends of ["turn", "chosen", "reveal"]) {
    const bid = () => planner({ path: [], whole: true }, { 5: { ends } });
    assert.deepEqual(bid().click("5", false), { give: [5] });
    assert.deepEqual(bid().click("5", true), plan([5])); // whoever wants to be asked
  }
  const roll = planner({ path: [], whole: true }, { 5: { ends: "chance" } });
  assert.deepEqual(roll.click("5", false), plan([5]));
  const later = planner({ path: [], whole: false }, { 5: { ends: "turn" } });
  assert.deepEqual(later.click("5", false), plan([5]));
});

test("a turn that could end with an offer does not end by itself", () => {
  assert.ok(planner({ path: [1], ends: "turn" }).endsTurn);
  assert.ok(!planner({ path: [1, 2], base: 1, ends: "turn", offers: true }).endsTurn);
  assert.ok(!planner({ path: [1], ends: "chance" }).endsTurn);
});

test("an answer that rolls by itself is rolled by its click, with all that was planned before it", () => {
  const draft = { path: [1, 2], taken: [1], base: 2 };
  const tree = { 5: { ends: "chance", deed: "Roll" }, 6: { ends: "chance" } };
  assert.deepEqual(planner(draft, tree).click("5", false), { give: [1, 2, 5] });
  assert.deepEqual(planner(draft, tree).click("5", true), plan([1, 2, 5], { taken: [1] }));
  assert.deepEqual(planner(draft, tree).click("6", false), plan([1, 2, 6], { taken: [1] }));
  const usual = { path: [1, 5], taken: [1], base: 1, ends: "chance" };
  assert.deepEqual(planner(usual, tree).click("5", false), plan([1], { stay: true })); // let go, as anything planned
});

test("halves of a move are chosen one after the other, and let go", () => {
  const moves = planner({ path: [1], base: 1 }, { 2: { then: { 8: {} } }, 3: { then: { 8: {} } } });
  assert.deepEqual(moves.click("2", false), { half: "2" });
  moves.halves.push("2");
  assert.ok(moves.has("2"));
  assert.deepEqual(Object.keys(moves.open), ["8"]);
  assert.deepEqual(moves.click("2", false), { half: "" });
  assert.deepEqual(moves.halves, []);
  moves.halves.push("3");
  assert.deepEqual(moves.click("8", false), plan([1, 3, 8]));
});

test("another first half takes the place of the one before", () => {
  const moves = planner({ path: [] }, { 2: { then: { 8: {} } }, 3: { then: { 9: {} } } });
  moves.halves.push("2");
  assert.deepEqual(moves.click("3", false), { half: "3" });
  assert.deepEqual(moves.halves, []);
  moves.halves.push("2");
  assert.equal(moves.click("7", false), null);
  assert.deepEqual(moves.halves, ["2"]); // what leads nowhere changes nothing
});

test("a second half that only one first half leads to is open, and enough", () => {
  const moves = planner({ path: [] }, { 2: { then: { 7: {}, 8: {} } }, 3: { verb: "Take mint", then: { 8: {}, 9: { text: "P5: +5" } } } });
  assert.deepEqual(Object.keys(moves.open), ["2", "3", "7", "9"]);
  assert.equal(moves.open[9]?.text, "P5: take mint; +5");
  assert.deepEqual([moves.before("9"), moves.before("8")], [["3"], []]);
  assert.deepEqual(moves.click("9", false), plan([3, 9]));
});

test("what is not open does nothing", () => {
  const either = planner({ path: [] }, { 2: { then: { 7: {}, 8: {} } }, 3: { then: { 8: {}, 9: {} } } });
  assert.equal(either.click("8", false), null); // which of the two?
  either.halves.push("2");
  assert.deepEqual(Object.keys(either.open), ["7", "8"]);
  assert.equal(either.click("9", false), null);
});

test("the colour of the camel before is not in the way of another's place", () => {
  const second = planner({ path: [1, 5], base: 2 }, { 2: { then: { 7: {}, 8: {} } }, 3: { then: { 8: {}, 9: {} } } });
  second.first = "2";
  second.begin();
  assert.deepEqual(Object.keys(second.open), ["7", "8", "9"]);
  assert.deepEqual(second.before("8"), ["2"]);
  assert.deepEqual(second.click("9", false), plan([1, 5, 3, 9]));
});

test("a piece and its place are one answer, whichever comes first", () => {
  const tree = () => {
    const whole = { 21: { path: [21] }, 31: { path: [31] }, 32: { path: [32] } };
    return { "-2": { then: { 7: whole[21] } }, "-3": { then: { 7: whole[31], 8: whole[32] } }, 7: { then: { "-2": whole[21], "-3": whole[31] } }, 8: whole[32] };
  };
  const drop = planner({ path: [1], base: 1 }, tree());
  drop.begin();
  assert.deepEqual(drop.halves, ["-2"]); // the first is picked up
  assert.deepEqual(Object.keys(drop.open), ["7"]);
  assert.ok(!drop.decided.length && drop.answered.length === 0);
  assert.deepEqual(drop.click("7", false), plan([1, 21]));
  assert.deepEqual(drop.click("-3", false), { half: "-3" });
  drop.halves = ["-3"];
  drop.begin();
  assert.deepEqual(drop.halves, ["-3"]); // it stays in the hand for the next question
  assert.deepEqual(drop.click("8", false), plan([1, 32]));
  drop.halves = ["-2"];
  assert.deepEqual(drop.click("8", false), plan([1, 32])); // only one can be put there
  drop.halves = [];
  assert.deepEqual(drop.click("7", false), { half: "7" });
  drop.halves = ["7"];
  assert.deepEqual(drop.click("-3", false), plan([1, 31]));
  assert.deepEqual(drop.undo(), { half: "" });
  drop.halves = ["-2"];
  assert.deepEqual(drop.undo(), plan([])); // to pick a piece up is nothing to undo
});

test("a place that stands for two answers gives both", () => {
  const moves = planner({ path: [1], base: 1 }, { 2: {}, 65544: { path: [2, 8] } });
  assert.deepEqual(moves.click("65544", false), plan([1, 2, 8]));
});

test("a set is chosen in any order, and one more click lets go", () => {
  const draft = { path: [1], base: 1, set: true, picked: [4], addable: [2, 3] };
  assert.deepEqual(planner(draft).click("2", false), plan([1], { picked: [4, 2], stay: true }));
  assert.deepEqual(planner(draft).click("4", false), plan([1], { picked: [], stay: true }));
  assert.equal(planner(draft).click("9", false), null);
  assert.deepEqual(planner(draft).undo(), plan([1], { picked: [], stay: true }));
});

test("one thing that can be chosen twice is added, as long as it can", () => {
  const draft = { path: [], base: 0, set: true, picked: [4], addable: [4] };
  assert.deepEqual(planner(draft).click("4", false), plan([], { picked: [4, 4], stay: true }));
});

test("what is chosen before a die is let go by a second click", () => {
  const draft = { path: [1, 5], base: 1, ends: "chance" };
  const roll = planner(draft, { 5: {}, 6: {} });
  assert.ok(roll.ready);
  assert.ok(roll.has("5"));
  assert.deepEqual(roll.click("5", false), plan([1], { stay: true }));
  assert.deepEqual(roll.click("6", false), plan([1, 6]));
});

test("what the table took to end the turn is the person's own by a click", () => {
  const draft = { path: [1, 2, 5], taken: [1, 2], base: 2, ends: "turn" };
  const offer = planner(draft, { 5: {}, 6: {} });
  assert.ok(offer.has("5"));
  assert.deepEqual(offer.click("5", false), plan([1, 2, 5], { taken: [1] }));
  assert.deepEqual(offer.click("6", false), plan([1, 2, 6], { taken: [1] }));
  const refilled = planner({ ...draft, ends: "chance", offers: true }, { 5: {}, 6: {} });
  assert.deepEqual(refilled.click("5", false), plan([1, 2, 5], { taken: [1] }));
});

test("a thing of an earlier step goes back there, unless the question lights it", () => {
  const draft = { path: [1, 2, 3], taken: [1], base: 3 };
  assert.deepEqual(planner(draft, { 5: {} }).click("1", false), plan([], { stay: true }));
  assert.equal(planner(draft, { 5: {} }).click("2", false), null); // the table's, not the person's
  assert.deepEqual(planner(draft, { 1: {} }).click("1", false), plan([1, 2, 3, 1], { taken: [1] }));
});

test("undo drops the last choice and what the table took after it", () => {
  const drafted = planner({ path: [1, 2, 3, 4], taken: [1, 3], base: 4 });
  assert.ok(drafted.any);
  assert.deepEqual(drafted.undo(), plan([1, 2], { taken: [1] })); // what the table answered there, it answers again
  assert.deepEqual(drafted.restart(), plan([]));
  drafted.halves.push("9");
  assert.deepEqual(drafted.undo(), { half: "" });
  assert.deepEqual(drafted.halves, []);
});

test("there is nothing to take back of what the table took", () => {
  const forced = planner({ path: [1], taken: [0], base: 1 });
  assert.ok(!forced.any);
  assert.equal(forced.undo(), null);
});

test("a toggle with one other answer flips, and what follows is kept", () => {
  const draft = { path: [1, 2, 3, 4], taken: [1, 2], base: 4 };
  const flipped = plan([1, 9, 3, 4], { taken: [1, 2], firm: 2 }); // still the table's step
  assert.deepEqual(planner(draft).toggle(1, 9), flipped);
});

test("a set that is being chosen behind a toggle is kept when that flips", () => {
  const draft = { path: [1, 2, 3, 5], taken: [1], base: 2, set: true, picked: [5, 3] };
  const flipped = plan([1, 9], { taken: [1], picked: [5, 3], stay: true, firm: 2 });
  assert.deepEqual(planner(draft).toggle(1, 9), flipped);
});

test("behind a set that is complete its members are answers like others", () => {
  const drafted = planner({ path: [1, 3, 5, 8], taken: [3], base: 1, set: true, picked: [5, 3] });
  assert.deepEqual(drafted.toggle(3, null), plan([1, 3, 5], { stay: true }));
  drafted.draft = { path: [1, 3, 5], base: 3 };
  drafted.tree = { 7: {}, 8: {} };
  assert.deepEqual(drafted.click("7", false), plan([1, 3, 5, 7], { firm: 4 }));
});

/** A draft of which the second step has been opened. */
function opened() {
  const drafted = planner({ path: [1, 2, 3, 4], taken: [1, 2], base: 4 });
  assert.deepEqual(drafted.toggle(1, null), plan([1], { stay: true }));
  drafted.draft = { path: [1], base: 1 };
  drafted.tree = { 2: {}, 7: {}, 8: {}, 5: { then: { 6: {} } } };
  return drafted;
}

test("a toggle with several other answers opens its question", () => {
  assert.ok(opened().has("2")); // as it is answered
  assert.ok(!opened().has("7"));
  assert.ok(opened().any);
});

test("behind a question that was opened and answered, what followed is kept", () => {
  assert.deepEqual(opened().click("7", false), plan([1, 7, 3, 4], { taken: [2], firm: 2 }));
  const halves = opened();
  halves.halves.push("5");
  assert.deepEqual(halves.click("6", false), plan([1, 5, 6, 3, 4], { taken: [3], firm: 3 }));
});

test("a question that was opened is left as it was", () => {
  const whole = plan([1, 2, 3, 4], { taken: [1, 2], stay: true });
  assert.deepEqual(opened().undo(), whole);
  assert.deepEqual(opened().click("2", false), whole);
});

test("who goes elsewhere from an opened question keeps nothing of it", () => {
  const gone = opened();
  gone.restart();
  assert.equal(gone.opened, null);
});

test("a plan is sent again as it was", () => {
  const whole = { path: [1, 2], taken: [1], base: 2, ends: "turn" };
  assert.deepEqual(planner(whole).again(), plan([1, 2], { taken: [1], stay: true }));
  const set = { path: [1, 2, 3], base: 1, set: true, picked: [3, 2], ends: "chosen" };
  assert.deepEqual(planner(set).again(), plan([1], { picked: [3, 2], stay: true }));
});

test("what one click has given is undone together", () => {
  const shortcut = planner({ path: [1], base: 1 }, { 9: { path: [2, 3] } });
  assert.deepEqual(shortcut.click("9", false), plan([1, 2, 3]));
  shortcut.draft = { path: [1, 0, 2, 3], taken: [1], base: 4 }; // something without an alternative came between
  assert.deepEqual(shortcut.undo(), plan([1, 0], { taken: [1] }));

  const through = planner({ path: [] }, { 2: { then: { 8: {} } }, 3: { then: { 9: {} } } });
  assert.deepEqual(through.click("9", false), plan([3, 9]));
  [through.draft, through.halves] = [{ path: [3, 9], base: 2 }, []];
  assert.deepEqual(through.undo(), plan([]));

  const halves = planner({ path: [] }, { 2: { then: { 8: {} } }, 3: { then: { 8: {} } } });
  halves.halves = ["2"]; // clicked
  assert.deepEqual(halves.click("8", false), plan([2, 8]));
  [halves.draft, halves.halves] = [{ path: [2, 8], base: 2 }, []];
  assert.deepEqual(halves.undo(), plan([2]));
});

test("a second move in the same turn begins as the first one did, until another beginning is chosen", () => {
  const tree = { 1: { then: { 10: {}, 11: {} } }, 2: { then: { 11: {}, 12: {}, 13: {} } } };
  const camel = planner({ path: [] }, tree);
  camel.begin();
  assert.deepEqual(camel.halves, []);
  camel.halves.push("1");
  assert.deepEqual(camel.click("10", false), plan([1, 10]));
  const second = () => Object.assign(camel.copy(), { draft: { path: [1, 10], base: 2 } });
  const same = second();
  same.begin();
  assert.deepEqual(same.halves, ["1"]);
  assert.deepEqual(same.undo(), plan([1])); // the camel, not a colour that nobody clicked
  assert.deepEqual(same.click("11", false), plan([1, 10, 1, 11]));
  const another = second();
  another.begin();
  assert.deepEqual(another.click("2", false), { half: "2" });
  assert.deepEqual([another.halves, another.given], [[], 0]);
  const direct = second();
  direct.begin();
  assert.deepEqual(direct.click("13", false), plan([1, 10, 2, 13])); // only this colour leads there
  direct.forget();
  direct.begin();
  assert.deepEqual(direct.halves, []);
});
