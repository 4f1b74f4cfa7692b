import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { test } from "node:test";
import {
  account, beginning, faults, settled, titleOf,
} from "../../../scripts/kata/watch/page/scripts/choice.mjs";
import { meaning } from "../../../scripts/kata/watch/page/scripts/controls.mjs";
import { cut, opened, total, unpacked } from "../../../scripts/kata/watch/page/scripts/runs.mjs";
import { link, linked } from "../../../scripts/kata/watch/page/scripts/stage.mjs";
import { timeline } from "../../../scripts/kata/watch/page/scripts/side.mjs";
import { list, words as textOf } from "./tiny.mjs";

const tags = (node, name) => typeof node === "string" ? [] : [...node.tag === name ? [node] : [], ...node.children.flatMap(child => tags(child, name))];

test("what is packed is unpacked", async () => {
  const packed = gzipSync(JSON.stringify({ text: "×" })).toString("base64");
  assert.deepEqual(await unpacked(packed), { text: "×" });
});

test("changes make the states of a run, which share what stays the same", () => {
  const first = { event: "line", frames: [{ function: "f", line: 1, names: {} }], heap: { 0: list(1, 2), 1: list() } };
  const words = { "Wrong Answer": { mark: "✗", colour: "red", accepts: false } };
  const run = opened({ word: "Wrong Answer", steps: [first, [{ path: ["heap", "0", "items"], start: 1, count: 0, items: [9] }, { path: ["frames", 0, "line"], value: 2 }], [{ path: ["heap", "1"] }]], left_out: 4, stopped: true }, words);
  assert.equal(run.verdict.accepts, false);
  assert.deepEqual(run.states[1].heap[0].items, [1, 9, 2]);
  assert.equal(run.states[1].heap[1], first.heap[1]);
  assert.equal("1" in run.states[2].heap, false);
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
  const data = { files: new Map(Object.entries({ bfs: { fails: 0 }, "wrong/a": { fails: 7 }, "wrong/same": { fails: 0 } })) };
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

test("a timeline has a bar for each call, or for each pixel, and hatches what was cut", () => {
  const calls = Array.from({ length: 5000 }, (_, i) => ({ first: i, last: i, depth: 2, name: "f", given: "()", gave: "" }));
  const drawn = timeline({ last: 4999, left_out: 7, states: Array(5000), story: { calls, changes: [3, 4] } }, 500, { parting: 10 });
  const bars = tags(drawn, "rect").filter(rect => rect.attributes.class.startsWith("call"));
  assert.ok(bars.length > 400 && bars.length <= 500);
  assert.equal(tags(drawn, "rect").at(-1).attributes.class, "cut");
  assert.equal(tags(drawn, "path").at(-1).attributes.class, "parting");
});

const noted = (why, more = {}, title = "wrong/a") => {
  const failing = { file: { title }, run: { verdict: { accepts: false }, word: "Wrong Answer", message: "", how: { why }, ...more } };
  return textOf(faults([{ file: { title: "b" }, run: { verdict: { accepts: true } } }, failing]));
};

test("a note says why a mistake fails, or at least how", () => {
  const some = [{ text: "on line 4, items has 1 item", code: "" }, { text: "it diverges from b.py on line 3", code: "if n:" }];
  assert.equal(noted(some), "wrong/a: on line 4, items has 1 item; it diverges from b.py on line 3: if n:.");
  assert.equal(noted([]), "wrong/a: Wrong Answer.");
  assert.equal(noted([], { word: "Time Limit Exceeded", message: "the limit is 2 s for one case" }), "wrong/a: Time Limit Exceeded: the limit is 2 s for one case.");
  assert.equal(noted([], {}, "Adds `n` twice"), "Adds n twice: Wrong Answer.");
  assert.deepEqual(faults([{ run: { verdict: { accepts: true } } }, { run: null }]), []);
});

test("a mistake is called by what it does, in menus in short", () => {
  assert.equal(titleOf({ title: "Hash map" }), "Hash map");
  assert.equal(titleOf({ title: "Adds `n` to every item that comes after the first one" }), "Adds n to every item that comes after the first …");
});

const failing = (steps, more) => [
  { which: "left", run: { verdict: { accepts: true } } },
  { which: "right", run: { verdict: { accepts: false }, how: { moments: steps.map(step => ({ line: 1, code: "", told: "", step })) }, ...more } },
];

test("a pair opens where what is wrong began, and both as far as they are the same", () => {
  assert.deepEqual(beginning(failing([-1, 4, 9]), { left: 8, right: 7 }), { left: 5, right: 4 });
  assert.deepEqual(beginning(failing([9]), { left: 8, right: 7 }), { left: 8, right: 9 });
  assert.deepEqual(beginning(failing([4]), null), { left: 4, right: 4 });
  assert.deepEqual(beginning(failing([]), { left: 8, right: 7 }), { left: 8, right: 7 });
  assert.deepEqual(beginning(failing([]), null), { left: Infinity, right: Infinity });
  assert.deepEqual(beginning(failing([], { left_out: 3 }), null), { left: 0, right: 0 });
});

test("the steps that led to a wrong result stand in a table, and none beside a right one", () => {
  const run = { verdict: { accepts: false }, how: { title: "How it came about", moments: [{ line: 7, code: "rooms.append(end)", told: "adds 2 to rooms" }] } };
  const rows = account([{ run }, { run: { verdict: { accepts: true } } }]);
  assert.equal(rows.flatMap(part => tags({ tag: "table", children: [part] }, "td")).length, 2);
  assert.deepEqual(account([{ run: { verdict: { accepts: true } } }]), []);
});
