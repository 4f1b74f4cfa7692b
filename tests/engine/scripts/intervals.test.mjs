import assert from "node:assert/strict";
import { test } from "node:test";
import { bars } from "../../../scripts/kata/watch/page/scripts/intervals.mjs";

/** Pairs as a picture holds them. */
const drawn = pairs => ({
  v: ["@", 0], h: { 0: ["list", "list", pairs.map((_, i) => ["@", i + 1])], ...Object.fromEntries(pairs.map((pair, i) => [i + 1, ["list", "list", pair]])) },
});
const lines = shown => shown.children.map(({ children: [, { children: [line] }] }) => [line.attributes.x1, line.attributes.x2]);

test("intervals of the input and of both results are bars on one scale", () => {
  const found = bars({ intervals: drawn([[2, 4], [6, 10]]), yours: drawn([[2, 12]]), expected: drawn([[2, 4], [6, 10]]) });
  assert.deepEqual(lines(found.intervals), [["0%", "20%"], ["40%", "80%"]]);
  assert.deepEqual(lines(found.yours), [["0%", "100%"]]);
  assert.equal(found.yours.children[0].attributes.class, "wrong");
});

test("pairs that are no intervals, by their name or by their order, are drawn as before", () => {
  assert.deepEqual(bars({ edges: drawn([[0, 1]]) }), {});
  assert.deepEqual(bars({ intervals: drawn([[2, 1]]) }), {});
});
