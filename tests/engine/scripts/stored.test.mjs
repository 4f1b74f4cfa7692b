import assert from "node:assert/strict";
import { test } from "node:test";
import { append, keepSolved, logText, now, replaceLog, solvedDays } from "../../../scripts/kata/watch/page/scripts/log.mjs";

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

test("a time has its distance from UTC", () => assert.match(now(), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/));
