import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { test } from "node:test";
import { account, costs, difference, titleOf } from "../../../scripts/kata/watch/page/scripts/account.mjs";
import { settled } from "../../../scripts/kata/watch/page/scripts/choice.mjs";
import { meaning } from "../../../scripts/kata/watch/page/scripts/keys.mjs";
import { ask, question } from "../../../scripts/kata/watch/page/scripts/quiz.mjs";
import { cut, opened, total, unpacked } from "../../../scripts/kata/watch/page/scripts/runs.mjs";
import { link, linked } from "../../../scripts/kata/watch/page/scripts/stage.mjs";
import { timeline } from "../../../scripts/kata/watch/page/scripts/timeline.mjs";
import { words as textOf } from "./tiny.mjs";

const tags = (node, name) => typeof node === "string" ? [] : [...node.tag === name ? [node] : [], ...node.children.flatMap(child => tags(child, name))];

test("what is packed is unpacked", async () => {
  const packed = gzipSync(JSON.stringify({ text: "×" })).toString("base64");
  assert.deepEqual(await unpacked(packed), { text: "×" });
});

test("changes make the states of a run, which share what stays the same", () => {
  const first = { e: "line", f: [["f", 1, {}]], h: { 0: ["list", "list", [1, 2]], 1: ["list", "list", []] } };
  const words = { "Wrong Answer": { mark: "✗", colour: "red", accepts: false } };
  const run = opened({ word: "Wrong Answer", steps: [first, [[["h", "0", 2], 1, 0, [9]], [["f", 0, 1], 2]], [[["h", "1"]]]], left_out: 4, stopped: true }, words);
  assert.equal(run.verdict.accepts, false);
  assert.deepEqual(run.states[1].h[0][2], [1, 9, 2]);
  assert.equal(run.states[1].h[1], first.h[1]);
  assert.equal("1" in run.states[2].h, false);
  assert.equal(run.shared, 2);
  assert.equal(total(run), "over 7");
  assert.equal(cut(run), "Recording stopped after 3 of over 7 steps.");
});

test("a link leads to what it was made from", () => {
  const shown = { left: "wrong/four_directions", right: "bfs", case: 17, steps: { left: 11, right: 30 } };
  assert.equal(link(shown), "#left=wrong/four_directions&right=bfs&case=17&step=12,31");
  assert.deepEqual(linked(link(shown)), { ...shown, case: "17" });
  assert.deepEqual(linked("#step=x").steps, null);
});

test("a mistake is shown on the input that refutes it, any other file on the same input", () => {
  const data = { files: [{ name: "bfs", fails: 0 }, { name: "wrong/a", fails: 7 }, { name: "wrong/same", fails: 0 }] };
  const chosen = (left, right, which) => settled(data, { left, right, case: 1 }, which).case;
  assert.equal(chosen("wrong/a", "bfs", "left"), 7);
  assert.equal(chosen("wrong/a", "bfs", "right"), 1);
  assert.equal(chosen("wrong/same", "bfs", "left"), 1);
  assert.equal(chosen("wrong/a", "bfs", undefined), 1);
});

const at = (key, inside) => meaning({ key, target: { closest: names => names.split(", ").includes(inside) ? {} : null } });

test("the arrow keys belong to what scrolls, where the focus is there", () => {
  assert.equal(at("ArrowRight", ""), "→");
  assert.equal(at("ArrowRight", ".scrolls"), "");
  assert.equal(at("d", ".scrolls"), "D");
  assert.equal(at(" ", "button"), "");
  assert.equal(at("x", ""), "");
  assert.equal(meaning({ key: "d", ctrlKey: true }), "");
});

test("a question has the right answer among its choices", () => {
  const story = { asked: ["branch", "", "return", "return"], answers: ["True", "", "3", "4"] };
  assert.equal(question({ story }, 0).right, "True");
  assert.equal(question({ story }, 1), null);
  assert.deepEqual(question({ story }, 2).choices, ["3", "4"]);
});

test("a timeline has a bar for each call, or for each pixel, and hatches what was cut", () => {
  const calls = Array.from({ length: 5000 }, (_, i) => ({ first: i, last: i, depth: 2, name: "f", given: "()", gave: "" }));
  const drawn = timeline({ last: 4999, left_out: 7, states: Array(5000), story: { calls, changes: [3, 4] } }, 500, { parting: 10 });
  const bars = tags(drawn, "rect").filter(rect => rect.attributes.class.startsWith("call"));
  assert.ok(bars.length > 400 && bars.length <= 500);
  assert.equal(tags(drawn, "rect").at(-1).attributes.class, "cut");
  assert.equal(tags(drawn, "path").at(-1).attributes.class, "parting");
});

const noted = (why, said, more = {}, idea = "") => {
  const failing = { file: { name: "wrong/a", idea }, run: { verdict: { accepts: false }, word: "Wrong Answer", message: "", why, ...more } };
  const right = { file: { name: "b" }, run: { verdict: { accepts: true } } };
  return textOf(difference([failing, right], said && { said }).filter(Boolean));
};

test("a note says each thing once, and something of every mistake", () => {
  const twice = "items 0 and 1 are one list: line 2 added it";
  assert.equal(noted([[twice, "rows.append(row)"]], twice), `wrong/a: ${twice}: rows.append(row).`);
  assert.equal(noted([["line 7 returned 3", "return n"]], "f(2) returns 3 instead of 2"), "wrong/a: f(2) returns 3 instead of 2; line 7 returned 3: return n.");
  assert.equal(noted([["it diverges from b.py on line 4, after which rows[0][1] is 3, not 2", "if n:"]], "rows[0][1] should be 2 but is 3"),
    "wrong/a: rows[0][1] should be 2 but is 3; it diverges from b on line 4: if n.");
  assert.equal(noted([["on line 4, items has 1 item", ""]], "line 4 raises IndexError: list index out of range"),
    "wrong/a: line 4 raises IndexError: list index out of range; items has 1 item.");
  assert.equal(noted([], "x is 1 in b"), "wrong/a: x is 1 in b.");
  assert.equal(noted([], ""), "wrong/a: Wrong Answer.");
  assert.equal(noted([], "", { word: "Time Limit Exceeded", message: "the limit is 2 s for one case" }), "wrong/a: Time Limit Exceeded: the limit is 2 s for one case.");
});

test("a mistake is called by what it does, in menus in short", () => {
  assert.equal(noted([], "item 1 should be 2 but is 3", {}, "Adds `n` twice"), "Adds n twice. Item 1 should be 2 but is 3.");
  assert.equal(noted([], "f(1) returns 3 instead of 2", {}, "Adds 1"), "Adds 1. f(1) returns 3 instead of 2.");
  assert.equal(noted([["merge returned None: it fell off the end", ""]], "", {}, "Adds 1"), "Adds 1. merge returned None: it fell off the end.");
  assert.equal(titleOf({ name: "bfs", idea: "" }), "bfs");
  assert.equal(titleOf({ name: "wrong/a", idea: "Adds `n` to every item that comes after the first one" }), "Adds n to every item that comes after the first …");
});

test("the steps that led to a wrong result stand in a table, and none beside a right one", () => {
  const run = { verdict: { accepts: false }, how: { title: "How it came about", moments: [[7, "rooms.append(end)", "adds 2 to rooms"]] } };
  const rows = account([{ run }, { run: { verdict: { accepts: true } } }]);
  assert.equal(rows.flatMap(part => tags({ tag: "table", children: [part] }, "td")).length, 2);
  assert.deepEqual(account([{ run: { verdict: { accepts: true } } }]), []);
});

const headings = both => tags({ tag: "table", children: costs(both, ["nums"]).filter(Boolean) }, "th").flatMap(({ children }) => children);

test("changes are counted of the list that the code names", () => {
  const run = { last: 1, left_out: 0, states: [{ a: [["@", 3]] }, { c: 1 }], story: { board: ["@", 3], changes: [1], writes: 1 } };
  const file = { name: "bfs" };
  assert.ok(headings([{ file, run }, { file, run: null }]).includes("changes to nums"));
  assert.ok(headings([{ file, run: { ...run, states: [{ a: [] }, { c: 1 }] } }]).includes("changes to the result"));
  assert.ok(!headings([{ file, run: { ...run, story: { board: null, changes: [], writes: 1 } } }]).join().includes("changes"));
});

test("nothing is asked before there is a run to ask about", () => {
  const side = { run: null, step: 0, file: null, which: "left" };
  assert.equal(ask({ sides: { left: side }, active: "left", answered: new Set() }), null);
});
