import assert from "node:assert/strict";
import { test } from "node:test";
import { advanced, next, pair, put } from "../../../scripts/kata/watch/page/scripts/time.mjs";

const run = (last, changes) => ({ last, story: { changes }, states: Array.from({ length: last + 1 }, (_, i) => ({ depth: i % 3 })) });
const runs = { left: run(10, [2, 5]), right: run(30, [7, 9, 20]) };
const by = (unit, active = "left") => ({ unit, active });
const walk = (now, counts, how) => counts.reduce((here, count) => advanced(here, runs, count, how), now);

test("back undoes forward, even where one side has reached its end", () => {
  const start = pair({ left: 8, right: 22 });
  const there = walk(start, [1, 1, 1, 1, 1], by("step"));
  assert.deepEqual(there.at, { left: 10, right: 27 });
  assert.deepEqual(walk(there, [-1, -1, -1, -1, -1], by("step")).at, start.at);
});

test("by change, both sides go to their next change", () => {
  const there = walk(pair({ left: 0, right: 0 }), [1, 1, 1], by("change"));
  assert.deepEqual(there.at, { left: 10, right: 20 });
  assert.deepEqual(walk(there, [-1, -1], by("change")).at, { left: 2, right: 7 });
});

test("alone, only the active side moves", () => {
  assert.deepEqual(walk(pair({ left: 3, right: 3 }), [1], by("apart", "right")).at, { left: 3, right: 4 });
});

test("nothing moves beyond both ends", () => {
  const end = pair({ left: 10, right: 30 });
  assert.equal(advanced(end, runs, 1, by("step")), end);
});

test("the other side follows a jump by as many units, unless each is on its own", () => {
  assert.deepEqual(put(pair({ left: 0, right: 4 }), runs, "left", 6, by("step")).at, { left: 6, right: 10 });
  assert.deepEqual(put(pair({ left: 0, right: 0 }), runs, "left", 6, by("change")).at, { left: 6, right: 9 });
  assert.deepEqual(put(pair({ left: 6, right: 9 }), runs, "left", 0, by("change")).at, { left: 0, right: 0 });
  assert.deepEqual(put(pair({ left: 0, right: 4 }), runs, "left", 6, by("apart")).at, { left: 6, right: 4 });
});

test("the next fitting step, or the last", () => {
  assert.equal(next(runs.left, 1, state => state.depth === 0), 3);
  assert.equal(next(runs.left, 1, () => false), 10);
});
