import assert from "node:assert/strict";
import { test } from "node:test";
import { callAt, hasInner, isWorthwhile, lastBegun, nested, pathTo, shownRows } from "../../../scripts/kata/watch/page/scripts/calltree.mjs";

const call = (first, last, depth) => ({ first, last, depth, name: "f", given: "()", gave: "" });
const tree = nested([call(0, 20, 1), call(2, 9, 2), call(4, 6, 3), call(11, 15, 2), call(22, 25, 1)]);

test("a call stands under the one that made it", () => {
  assert.deepEqual(tree.map(({ parent }) => parent), [-1, 0, 1, 0, -1]);
  assert.deepEqual(tree.map(({ end }) => end), [4, 3, 3, 4, 5]);
  assert.deepEqual(tree.map((_, i) => hasInner(tree, i)), [true, true, false, false, false]);
});

test("the innermost call of a step is found, and none between two that are played", () => {
  assert.deepEqual([0, 3, 5, 7, 10, 12, 21, 23].map(step => callAt(tree, step)), [0, 1, 2, 1, 0, 3, -1, 4]);
  assert.equal(lastBegun(tree, 10), 2);
  assert.deepEqual([...pathTo(tree, 2)], [2, 1, 0]);
});

test("what is folded hides all that is in it, and what is still to come can be left out", () => {
  assert.deepEqual(shownRows(tree, () => false), [0, 4]);
  assert.deepEqual(shownRows(tree, i => i === 0), [0, 1, 3, 4]);
});

test("a run without calls in calls has no tree", () => {
  assert.equal(isWorthwhile(nested([call(0, 9, 1)])), false);
  assert.equal(isWorthwhile(nested([call(0, 3, 1), call(4, 9, 1)])), false);
  assert.equal(isWorthwhile(tree), true);
});

test("thousands of nested calls are not too deep", () => {
  const deep = nested(Array.from({ length: 5000 }, (_, i) => call(i, 10000 - i, i + 1)));
  assert.equal(deep.at(-1).level, 5000);
  assert.equal(pathTo(deep, 4999).size, 5000);
});
