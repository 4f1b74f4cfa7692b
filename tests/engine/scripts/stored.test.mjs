import assert from "node:assert/strict";
import { test } from "node:test";
import {
  add, addKept, addLook, append, draftOf, keepSolved, logText, now, replaceLog, solvedDays, states, stepOf, storedTexts,
} from "../../../scripts/kata/watch/page/scripts/kept.mjs";

const full = () => { throw new DOMException("", "QuotaExceededError"); };
const kept = { getItem: key => kept[key] ?? null, setItem(key, text) { kept[key] = text; } };

test("what this browser cannot keep lasts as long as the page, which says so", () => {
  globalThis.localStorage = { getItem: () => null, setItem: full };
  assert.match(keepSolved({ "two-sum": "2026-11-24" }), /storage for the site is full/);
  assert.deepEqual(solvedDays(), { "two-sum": "2026-11-24" });
  globalThis.localStorage = kept;
  assert.equal(keepSolved({ "two-sum": "2026-11-25" }), "");
  assert.equal(kept["katas:solved"], '{"two-sum":"2026-11-24"}');
});

test("a log that is replaced keeps the lines that came meanwhile", () => {
  globalThis.localStorage = kept;
  append("1");
  const old = logText();
  append("2");
  replaceLog("1\n0", old);
  assert.equal(logText(), "1\n0\n2\n");
});

test("a look at a solution is written into the log once a day", () => {
  kept["katas:log"] = "";
  const problem = { number: "1", problem: "two-sum" };
  for (const one of [problem, problem, { number: "2", problem: "add-two-numbers" }]) addLook(one);
  add(problem, "begun", { seconds: 1 });
  assert.deepEqual(logText().trim().split("\n").map(line => JSON.parse(line)).map(({ problem: slug, event }) => [slug, event]),
    [["two-sum", "looked"], ["add-two-numbers", "looked"], ["two-sum", "begun"]]);
});

test("how far an attempt is, is said by the last of its steps that follows from those before it", () => {
  const problem = { number: "1", problem: "two-sum" }, steps = ["begun", "tried", "solved", "begun", "done", "solved"];
  const log = steps.map((event, i) => JSON.stringify({ at: `2026-11-2${i}T21:00:00+01:00`, ...problem, event }));
  const odd = ["null", "5", "two-sum", '["two-sum"]', '{"problem":"two-sum","event":"begun"}', '{"at":{},"problem":"two-sum"}'];
  for (let i = 0; i < steps.length; i++) log.splice(2 * i, 0, odd[i]);
  const after = count => stepOf(problem, log.slice(0, 2 * count).join("\n"));
  assert.deepEqual(steps.map((_, i) => after(i + 1)), ["begun", "begun", "solved", "solved", "done", "done"]);
  assert.equal(stepOf(problem, log.toReversed().join("\n")), "done");
  assert.equal(stepOf({ problem: "two-sum-ii" }, log.join("\n")), "done");
});

const NONE = { draft: "", isShared: false, earlier: [] };

for (const value of ["true", "5", "[1,{}]", "null", '"text"', '{"two-sum":5,"draft":5,"earlier":{},"open":7}']) {
  test(`what is kept is read as nothing where it is ${value}`, () => {
    globalThis.localStorage = { getItem: () => value };
    assert.deepEqual([draftOf("two-sum"), states(), storedTexts("katas:inputs:two-sum")], [NONE, {}, []]);
    assert.equal(typeof solvedDays(), "object");
  });
}

for (const found of [null, 5, { slug: 5 }, { draft: 5 }, { inputs: "abc" }, { inputs: [5] }, { earlier: "abcdef" }, { earlier: [["a"]] }, { note: {} }]) {
  test(`of a file, ${JSON.stringify(found)} is broken, and changes nothing`, () => {
    const here = { getItem: key => here[key] ?? null, setItem(key, text) { here[key] = text; } };
    globalThis.localStorage = here;
    const line = JSON.stringify({ kept: typeof found === "number" || !found ? found : { slug: "two-sum", ...found } });
    assert.deepEqual(addKept(`${line}\n`, ["two-sum"]), { count: 0, unkept: undefined, broken: [line] });
    assert.deepEqual(Object.keys(here), ["getItem", "setItem"]);
  });
}

test("a time has its distance from UTC", () => assert.match(now(), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/));
