import assert from "node:assert/strict";
import { test } from "node:test";
import { figures } from "../../../scripts/kata/watch/page/scripts/figures.mjs";
import { fresh, plain, rowsOf, text } from "../../../scripts/kata/watch/page/scripts/values.mjs";
import { all, at, classed, list, map, object, state, view, words } from "./tiny.mjs";

test("values are written as Python writes them", () => {
  const h = { 0: list(1, "it's", { tuple: [2] }), 1: { type: "set", shape: "set", items: [] }, 2: map(["a", true]) };
  assert.equal(text(at(0), { heap: h }), "[1, \"it's\", (2,)]");
  assert.equal(text(at(1), { heap: h }), "set()");
  assert.equal(text(at(2), { heap: h }), "{'a': True}");
});

test("an object is written with its value, or its key and its value, even if it holds itself", () => {
  const h = { 0: object("ListNode", { val: 3, next: null }), 1: object("Node", { key: 7, value: 2 }), 2: object("Solution", { best: 1 }), 3: object("Box", { value: at(3) }) };
  assert.deepEqual([0, 1, 2].map(i => text(at(i), { heap: h })), ["ListNode 3", "Node 7:2", "Solution"]);
  assert.match(text(at(3), { heap: h }), /^Box Box .*…$/);
});

test("a list that is cut says how many items there are, and has no plain form", () => {
  const h = { 0: { ...list(7, 8), size: 100000 } };
  const drawn = figures(view(state(h, { nums: at(0) })));
  assert.deepEqual(classed(drawn, "more").map(words), ["… 100,000 in all"]);
  assert.equal(text(at(0), { heap: h }), "[7, 8, … 100,000 in all]");
  assert.equal(plain(at(0), { heap: h }), undefined);
});

test("a list that holds itself has no plain form, and its text ends", () => {
  const h = { 0: list(1, at(0)) };
  assert.equal(plain(at(0), { heap: h }), undefined);
  assert.match(text(at(0), { heap: h }), /…/);
});

test("names stand under the items that they point to", () => {
  const file = { pointers: [{ function: "solve", base: "nums", names: ["left"] }, { function: "solve", base: "nums", names: ["right"] }, { function: "other", base: "nums", names: ["i"] }] };
  const now = state({ 0: list(5, 6) }, { nums: at(0), left: 1, right: 2, i: 0 });
  assert.deepEqual(classed(figures(view(now, { file })), "names").map(words), ["left"]);
});

test("a list that was given is told from the one that its name now stands for", () => {
  const file = { pointers: [{ function: "solve", base: "nums", names: ["i"] }] };
  const now = state({ 0: list(5, 6), 1: list(6) }, { nums: at(1), i: 0 }, { arguments: [at(0)] });
  const drawn = figures(view(now, { file, parameters: ["nums"] }));
  assert.deepEqual(all(drawn, ({ tag }) => tag === "figcaption").map(words), ["nums", "nums (input)"]);
  assert.deepEqual(classed(drawn, "names").map(words), ["i"]);
  assert.equal(words(all(drawn, ({ tag }) => tag === "figure")[0]), "nums06i");
});

test("a number is drawn as what problem.py makes of it", () => {
  const run = { scenes: { "row 22": ["X.X", "XX."] } };
  const drawn = figures(view(state({}, { row: 22, count: 22 }), { run }));
  assert.equal(words(classed(drawn, "values")), "row22count22");
  assert.equal(words(classed(drawn, "grid")), "0120X.X1XX.");
});

test("the calls that LeetCode plays are drawn by what was called", () => {
  const run = { scenes: { 'calls [["Game",[3]],["move",[0,1]]]': [".X"] } };
  const drawn = figures(view(state({}, {}, { move: 1 }), { run, calls: ["Game(3)", "move(0, 1)", "move(2, 2)"] }));
  assert.equal(words(classed(drawn, "grid")), "010.X");
});

test("what is fresh in a list is what came, not what was moved by it", () => {
  assert.deepEqual([...fresh([1, 2, 3], [1, 9, 2, 3])], [1]);
  assert.deepEqual([...fresh([1, { tuple: [1] }], [2, { tuple: [1] }])], [0]);
});

test("strings are a board only where problem.py says so", () => {
  const now = { heap: { 0: list("ab", "cd") } };
  assert.equal(rowsOf(at(0), now, false), null);
  assert.deepEqual(rowsOf(at(0), now, true), [["a", "b"], ["c", "d"]]);
});
