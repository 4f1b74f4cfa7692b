import assert from "node:assert/strict";
import { test } from "node:test";
import {
  HIGH, changing, thinned, thumbnail,
} from "../../../scripts/kata/watch/page/scripts/strip.mjs";
import { all, at, classed, list, object, page, state, words } from "./tiny.mjs";

const data = { ...page, parameters: ["nums"] };
const story = (changes, board = null) => ({ changes, board });
const item = (val, next) => object("ListNode", { val, next });

test("the changes of a board are those of the story, by the name that the code has for it", () => {
  const states = [state({ 1: list(1) }, {}, { arguments: [at(1)] }), state({ 1: list(2) }, {}, { arguments: [at(1)] })];
  const { name, steps } = changing({ states, story: story([1], at(1)) }, data);
  assert.deepEqual([name, steps], ["nums", [0, 1]]);
});

test("nodes change where one becomes another, and not where some other object does", () => {
  const h = { 1: item(5, at(2)), 2: item(6, null), 3: object("Solution", { best: 0 }) };
  const states = [
    state(h, {}), state({ ...h, 3: object("Solution", { best: 1 }) }, {}), state({ ...h, 2: item(6, at(1)) }, {}),
  ];
  assert.deepEqual(changing({ states, story: story([1, 2]) }, data).steps, [0, 2]);
});

test("where neither changes, the variable that changes most is shown, in the outermost call alone", () => {
  const states = ["", "a", "ab", "abc"].map((text, i) => state({}, { text, n: i, fixed: "x", letter: "pqrs"[i] }));
  const inner = state({}, {}, { depth: 2, frames: [{ function: "solve", line: 1, names: { text: "abc" } }, { function: "deeper", line: 9, names: { text: "zzz" } }] });
  const found = changing({ states: [...states, inner], story: story([]) }, data);
  assert.deepEqual([found.name, found.steps], ["text", [0, 1, 2, 3]]);
  assert.equal(changing({ states: states.slice(0, 2), story: story([]) }, data), null);
  assert.equal(changing({ states: [], story: null }, data), null);
});

test("hundreds of changes are thinned evenly, with both ends and what is asked for", () => {
  assert.deepEqual(thinned(4, 10), [0, 1, 2, 3]);
  assert.deepEqual(thinned(101, 5), [0, 25, 50, 75, 100]);
  assert.deepEqual(thinned(101, 5, [33, -1, 200]), [0, 25, 33, 50, 75, 100]);
});

const board = (...row) => state({ 0: list(at(1), at(2)), 1: list("E", "E"), 2: list(...row) }, {});
const numbers = (...items) => state({ 0: list(...items) }, {});
const drawn = (value, now, before) => thumbnail({ valueIn: () => value }, now, before, before, page).drawn;

test("a thumbnail marks what has just changed, on a board, in a list and in a string", () => {
  assert.equal(classed(drawn(at(0), board("E", "1"), board("E", "E")), "changed").length, 1);
  assert.deepEqual(classed(drawn(at(0), numbers(1, 9, 3), numbers(1, 2, 3)), "changed").map(words), ["9"]);
  const texts = { valueIn: ({ frames: [{ names }] }) => names.text };
  const { drawn: letters } = thumbnail(texts, state({}, { text: "ab" }), state({}, { text: "a" }), undefined, page);
  assert.deepEqual(classed(letters, "changed").map(words), ["b"]);
});

const rows = count => Object.fromEntries([[0, list(...Array.from({ length: count }, (_, i) => at(i + 1)))],
  ...Array.from({ length: count }, (_, i) => [i + 1, list(...Array(i % 3).fill(i))])]);

test("lists in a list are written, as long as they fit into two lines", () => {
  const texts = all(drawn(at(0), state(rows(4), {}), undefined), ({ tag }) => tag === "text").map(words);
  assert.deepEqual(texts, ["[]", "[1]", "[2,2]", "[]"]);
  const before = state({ 0: list(at(1), at(2)), 1: list(0, 4), 2: list(6, 6) }, {});
  const pairs = drawn(at(0), state({ ...before.heap, 2: list(6, 7) }, {}), before);
  assert.deepEqual(classed(pairs, "changed").map(words), ["[6,7]"]);
  assert.deepEqual(all(pairs, ({ tag }) => tag === "text").map(words), ["[0,4]", "[6,7]"]);
  const long = drawn(at(0), state(rows(14), {}), undefined);
  assert.deepEqual(all(long, ({ tag }) => tag === "text"), []);
  assert.equal(classed(long, "plain").length, 1);
});

test("nodes, a long list and a large board fit into a thumbnail", () => {
  const nodes = state({ 1: item(5, at(2)), 2: item(6, null) }, {});
  const large = state({ 0: list(...Array(300).fill(at(1))), 1: list(...Array(300).fill(0)) }, {});
  const long = state({ 0: list(...Array(5000).fill(7)) }, {});
  for (const [found, now] of [[{ valueIn: null }, nodes], [{ valueIn: () => at(0) }, large], [{ valueIn: () => at(0) }, long]]) {
    const { wide, drawn: svg } = thumbnail(found, now, undefined, undefined, page);
    assert.ok(wide <= 132 && svg.attributes.height <= HIGH, JSON.stringify(svg.attributes));
    assert.ok(all(svg, () => true).length < 40);
  }
  assert.equal(thumbnail({ valueIn: null }, state({}, {}), undefined, undefined, page), null);
});
