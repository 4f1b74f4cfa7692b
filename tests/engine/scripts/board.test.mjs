import assert from "node:assert/strict";
import { test } from "node:test";
import { figures } from "../../../scripts/kata/watch/page/scripts/figures.mjs";
import { pictured } from "../../../scripts/kata/watch/page/scripts/pictured.mjs";
import { all, at, classed, list, page, state, view, words } from "./tiny.mjs";

const board = (...second) => ({ 0: list(at(1), at(2)), 1: list("E", "E"), 2: list(...second) });
const squares = drawn => all(drawn, ({ tag, attributes }) => tag === "td" && attributes["aria-label"]);

const plain = (...items) => ({ value: at(0), heap: { 0: list(...items) }, nodes: 0 });
const wrong = (a, b) => classed(pictured(a, page, b), "wrong").map(words);

test("a board shows what changed, what is looked at, and cursors", () => {
  const now = state(board("1", "B"), { board: at(0), i: 1, j: 0, row: 7, column: 0 }, { mentioned: [{ held: 0, path: [0, 1] }] });
  const file = { pointers: [{ function: "solve", base: "board", names: ["i", "j"] }, { function: "solve", base: "board", names: ["row", "column"] }] };
  const drawn = figures(view(now, { before: state(board("E", "B"), {}), first: state(board("E", "E"), {}), file }));
  assert.deepEqual(squares(drawn).map(({ attributes }) => attributes["aria-label"]), [
    "E, looked at", "1, changed, changed since the start, i, j", "B, changed since the start",
  ]);
  assert.deepEqual(classed(drawn, "cursor").map(words), ["i, j"]);
});

test("a long name of a square stands below the board, where it covers no other", () => {
  const file = { pointers: [{ function: "solve", base: "board", names: ["row", "column"] }] };
  const drawn = figures(view(state(board("1", "B"), { board: at(0), row: 1, column: 0 }), { file }));
  assert.deepEqual(classed(drawn, "cursor").map(words), [""]);
  assert.equal(words(classed(drawn, "legend")), "row, column: (1, 0)");
});

test("rows that are the same list have the same tag, and a list with two names is one figure", () => {
  const h = { 0: list(at(1), at(1)), 1: list(0, 0) };
  const drawn = figures(view(state(h, { grid: at(0), rows: at(0) })));
  assert.deepEqual(classed(drawn, "tag").map(words), ["#1", "#1"]);
  assert.deepEqual(all(drawn, ({ tag }) => tag === "figcaption").map(words), ["grid = rows"]);
  const apart = figures(view(state({ 0: list(at(1), at(2)), 1: list(0, 0), 2: list(0, 0) }, { grid: at(0) })));
  assert.deepEqual(classed(apart, "tag"), []);
});

test("a result marks the squares and the items that differ, whatever its length", () => {
  const drawn = { value: at(0), heap: board("1", "B"), nodes: 0 };
  assert.deepEqual(classed(pictured(drawn, page, { ...drawn, heap: board("2", "B") }), "wrong").map(words), ["1"]);
  assert.deepEqual(wrong(plain(5, 6, 7), plain(5, 8, 7)), ["16"]);
  assert.deepEqual(wrong(plain(5, 6, 7), plain(5, 7)), ["16", "3 items instead of 2"]);
  assert.deepEqual(wrong(plain(5, 7), plain(5, 7)), []);
  assert.deepEqual(wrong({ value: 3, heap: {} }, { value: 4, heap: {} }), ["3"]);
});
