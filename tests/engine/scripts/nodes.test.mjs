import assert from "node:assert/strict";
import { test } from "node:test";
import { figures } from "../../../scripts/kata/watch/page/scripts/figures.mjs";
import { pictured } from "../../../scripts/kata/watch/page/scripts/pictured.mjs";
import { all, at, classed, list, map, object, page, state, view, words } from "./tiny.mjs";

const item = (val, next) => object("ListNode", { val, next });
const leaf = (val, left = null, right = null) => object("TreeNode", { val, left, right });
const quarter = (val, a = null, b = null, c = null, d = null) => object("Quad", { val, a, b, c, d });
const vertex = (val, near) => object("Node", { val, neighbors: at(near) });
const label = drawn => all(drawn, ({ tag }) => tag === "svg").map(({ attributes }) => attributes["aria-label"]);

test("a cycle of a linked list leads back, and names stand at their nodes", () => {
  const h = { 0: item(3, at(1)), 1: item(2, at(2)), 2: item(7, at(1)) };
  const drawn = figures(view(state(h, { head: at(0), slow: at(1) }), { shared: 3 }));
  assert.equal(classed(drawn, "bow").length, 1);
  assert.deepEqual(label(drawn), ["linked list of 3 nodes; 3: head; 2: slow"]);
  assert.deepEqual(classed(drawn, "end"), []);
});

test("a name stands where the current call has it, and not where the outermost one was given it", () => {
  const h = { 0: item(1, at(1)), 1: item(2, null) };
  const frames = [{ function: "solve", line: 1, names: { head: at(0) } }, { function: "solve", line: 1, names: { head: at(1) } }];
  const inner = state(h, {}, { depth: 2, frames, arguments: [at(0)] });
  assert.deepEqual(label(figures(view(inner, { parameters: ["head"] }))), ["linked list of 2 nodes; 2: head"]);
  const comprehension = { ...inner, frames: [...frames.slice(0, 1), { function: "<genexpr>", line: 1, names: {} }] };
  assert.deepEqual(label(figures(view(comprehension, { parameters: ["head"] }))), ["linked list of 2 nodes; 1: head"]);
  const moved = state(h, { head: at(1) }, { arguments: [at(0)] });
  assert.deepEqual(label(figures(view(moved, { parameters: ["head"] }))), ["linked list of 2 nodes; 2: head"]);
});

const entry = (key, value, prev, next) => object("Node", { key, value, prev, next });

test("a node with a key and a value is drawn like one of LeetCode's", () => {
  const h = { 0: entry(0, 0, null, at(1)), 1: entry(7, 3, at(0), null) };
  const drawn = figures(view(state(h, { head: at(0) })));
  assert.deepEqual(label(drawn), ["linked list of 2 nodes; 0:0: head"]);
  assert.match(words(drawn), /dashed: prev/);
});

test("two lists that share nodes are drawn with each node once", () => {
  const h = { 0: item(1, at(2)), 1: item(5, at(2)), 2: item(8, null) };
  const drawn = figures(view(state(h, { a: at(0), b: at(1) })));
  assert.equal(classed(drawn, "node").length, 3);
  assert.equal(classed(drawn, "bow").length, 1);
});

test("a list with more nodes than were recorded says so", () => {
  const drawn = pictured({ value: at(0), heap: { 0: item(1, { more: "ListNode" }) }, nodes: 5000 }, page);
  assert.deepEqual(classed(drawn, "more").map(words), ["… 1 of 5,000 nodes are shown"]);
});

test("a tree keeps left and right apart, at full size", () => {
  const h = { 0: leaf(1, null, at(1)), 1: leaf(9, at(2)), 2: leaf(4) };
  const drawn = figures(view(state(h, { root: at(0) })));
  const [one, nine, four] = classed(drawn, "node").map(node => Number(node.children[0].attributes.x));
  assert.ok(one < four && four < nine);
  assert.deepEqual(label(drawn), ["tree of 3 nodes; 1: root"]);
  const [{ attributes }] = all(drawn, ({ tag }) => tag === "svg");
  assert.equal(attributes.viewBox, `0 0 ${attributes.width} ${attributes.height}`);
});

test("a tree as a result marks the nodes that differ", () => {
  const drawn = (right, more = {}) => ({ value: at(0), heap: { 0: leaf(1, at(1), right), 1: leaf(2), ...more }, nodes: 0 });
  const wrong = classed(pictured(drawn(at(2), { 2: leaf(3) }), page, drawn(null)), "wrong");
  assert.deepEqual(wrong.map(words), ["3"]);
});

test("a copy that links to an original is seen", () => {
  const h = { 0: vertex(1, 1), 1: list(at(2)), 2: vertex(2, 3), 3: list(at(0)), 4: vertex(1, 5), 5: list(at(2)), 6: map([at(0), at(4)]) };
  const drawn = figures(view(state(h, { node: at(0), copy: at(4), copies: at(6) }), { shared: 4 }));
  assert.equal(classed(drawn, "across").length, 1);
  const [first, , copy] = classed(drawn, "node");
  assert.ok(first.attributes.class.includes("s0") && copy.attributes.class.includes("made"));
  assert.match(words(drawn), /#4 copy/);
});

test("the same object has the same tag in a graph and in a map", () => {
  const h = { 0: vertex(1, 1), 1: list(at(0)), 2: map([at(0), at(0)]) };
  const drawn = figures(view(state(h, { node: at(0), copies: at(2) }), { shared: 2 }));
  assert.deepEqual(classed(drawn, "tag").map(words), ["#0", "#0"]);
});

test("a new kind of node is drawn by what the page says of it", () => {
  const kinds = [...page.kinds, { name: "quadtree", links: ["a", "b", "c", "d"], drawn: "tree" }];
  const h = { 0: quarter(1, at(1), at(2), at(3)), 1: quarter(2), 2: quarter(3), 3: quarter(4) };
  const drawn = figures(view(state(h, { root: at(0) }), { kinds }));
  const [one, two, three, four] = classed(drawn, "node").map(node => Number(node.children[0].attributes.x));
  assert.ok(two < three && three < one && one < four);
  assert.deepEqual(label(drawn), ["quadtree of 4 nodes; 1: root"]);
});

test("nodes without a value of their own, as a trie has them, are maps in objects", () => {
  const h = {
    0: object("TrieNode", { children: at(1) }), 1: map(["a", at(2)]),
    2: object("TrieNode", { children: at(3) }), 3: map(),
  };
  const drawn = figures(view(state(h, { root: at(0) })));
  assert.deepEqual([label(drawn), words(drawn)], [[], "rootchildren{'a': TrieNode}"]);
});

test("nodes have numbers only where something beside the graph has them, too", () => {
  const h = { 0: vertex(1, 1), 1: list(at(2)), 2: vertex(2, 3), 3: list(at(0)) };
  assert.doesNotMatch(words(figures(view(state(h, { node: at(0) }), { shared: 4 }))), /#/);
  const beside = figures(view(state({ ...h, 4: list(at(2)) }, { node: at(0), queue: at(4) }), { shared: 4 }));
  assert.match(words(beside), /#0 node.*#2/);
});
