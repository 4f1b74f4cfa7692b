import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { makeJudge } from "../../../scripts/kata/live/scripts/judge.mjs";

const turn = async () => { for (let i = 0; i < 9; i++) await new Promise(resolve => { setImmediate(resolve); }); };
let sent, listener, judge, box, isThere, asking, stalled;
const { setTimeout } = globalThis;
globalThis.setTimeout = (...all) => setTimeout(...all).unref(); // no limit of time keeps the tests running

/** What the box tells the page, and what Python says through it. */
async function hear(kind, data) {
  await turn();
  listener({ source: box.contentWindow, data: { kind, data, round: sent.findLast(({ anew }) => anew)?.anew } });
  await turn();
}
const said = (kind, data) => listener({ source: box.contentWindow, data: JSON.stringify({ kind, data }) });
const asked = () => sent.filter(({ what }) => what).map(({ what }) => what);
const ask = (what, more) => judge.ask(what, {}, { words: "", signal: asking.signal, shows() {}, ...more });

async function done(answer = "") {
  said("answer", answer);
  await hear("done");
}

async function start() {
  await hear("open");
  await hear("ready");
}

beforeEach(() => {
  [sent, isThere, asking, stalled] = [[], true, new AbortController(), ""];
  box = { contentWindow: { postMessage: message => sent.push(message) } };
  globalThis.addEventListener = (_, act) => { listener = act; };
  globalThis.document = { getElementById: () => null };
  judge = makeJudge(box, async address => {
    if (!isThere) throw new Error("503");
    if (address === stalled) await new Promise(() => {});
    return { answer: new Response("content"), address, bytes: 7 };
  });
  judge.turnTo("two-sum", () => {});
});

test("what waits while Python starts comes after the verdict, and each once", async () => {
  ask("judge");
  ask("run");
  await start();
  assert.deepEqual(asked(), ["judge"]);
  await done();
  await done();
  assert.deepEqual(asked(), ["judge", "run"]);
});

test("what was not asked for is no answer, and the last answer counts once all is done", async () => {
  const told = [];
  ask("judge", { shows: data => told.push(data) }).then(data => told.push(data));
  await start();
  for (const kind of ["judged", "solved", "states", "done", "ready"]) said(kind, "forged");
  said("found", { word: "Accepted" });
  said("answer", "forged");
  assert.deepEqual([told, asked()], [[], ["judge"]]);
  said("found", { word: "Wrong Answer" });
  await done("true");
  assert.deepEqual(told, [{ word: "Wrong Answer" }, "true"]);
});

test("of a recording, what is shown early is not the answer", async () => {
  const told = [];
  const recorded = ask("record", { shows: data => told.push(data) });
  await start();
  said("found", { runs: {} });
  await hear("ended", { begun: 0, why: "" });
  await assert.rejects(recorded);
  assert.deepEqual(told, [{ runs: {} }]);
});

test("a problem is opened before its code is judged, and what runs after that finds Python as it is", async () => {
  judge.wake();
  ask("judge");
  await start();
  await done();
  await done();
  ask("run");
  await done();
  assert.deepEqual(asked(), ["open", "judge", "run"]);
  assert.ok(!sent.some(({ anew }) => anew > 1));
});

test("a problem that never comes holds up no other", async () => {
  stalled = "two-sum.zip";
  const first = ask("judge");
  await start();
  asking.abort(new Error("another page"));
  await assert.rejects(first, /another page/);
  asking = new AbortController();
  judge.turnTo("merge-intervals", () => {});
  ask("judge");
  await turn();
  assert.deepEqual(asked(), ["judge"]);
  await done();
});

test("a box that is loaded anew gets the problem, too", async () => {
  for (const count of [1, 2]) {
    ask("judge");
    await start();
    await done();
    assert.equal(sent.filter(({ archive }) => archive).length, count);
    await hear("broken", "it cannot start");
  }
});

test("the log is asked about where no solution has run", async () => {
  ask("judge");
  await start();
  await done();
  ask("solved");
  await turn();
  assert.deepEqual([sent.at(-1), asked()], [{ anew: 2 }, ["judge"]]);
  await hear("ready");
  await done();
  ask("rated");
  await turn();
  assert.deepEqual(asked(), ["judge", "solved", "rated"]);
  await done();
});

test("Python that does not start in time is said so, and opened anew with the next question", async () => {
  const later = globalThis.setTimeout, waiting = [];
  globalThis.setTimeout = act => { waiting.push(act); };
  const first = ask("judge");
  await turn();
  waiting.at(-1)();
  await assert.rejects(first, /^Error: Python has not started within \d+ s/);
  globalThis.setTimeout = later;
  box.src = "";
  ask("judge");
  await turn();
  assert.equal(box.src, "box.html");
  await start();
  assert.deepEqual(asked(), ["judge"]);
  await done();
});

test("each of two recordings gets its own answer", async () => {
  const both = [ask("record"), ask("record")];
  await start();
  for (const number of [1, 2]) await done({ number });
  assert.deepEqual(await Promise.all(both), [{ number: 1 }, { number: 2 }]);
});

test("whoever waits for a recording that is given up is told", async () => {
  const both = Promise.allSettled([ask("record"), ask("record")]);
  await start();
  asking.abort(new Error("other code"));
  assert.deepEqual((await both).map(({ reason }) => reason.message), ["other code", "other code"]);
  assert.deepEqual([sent.at(-1), asked()], [{ anew: 2 }, ["record"]]);
  await hear("ready");
});

test("of two that are asked for in a row, the first is not taken for the second", async () => {
  ask("judge").catch(() => null);
  await start();
  said("progress", { number: 7, of: 9 });
  await hear("ended", { begun: 7, why: "" });
  asking.abort();
  asking = new AbortController();
  ask("judge");
  listener({ source: box.contentWindow, data: { kind: "ready", round: 2 } });
  await turn();
  assert.deepEqual(asked(), ["judge"]);
  await hear("ready");
  assert.deepEqual(asked(), ["judge", "judge"]);
  await done();
});

test("an attempt is rated even if typing goes on", async () => {
  ask("judge");
  await start();
  await done({});
  ask("run");
  const rating = ask("solved", { signal: null });
  asking.abort();
  asking = new AbortController();
  ask("judge");
  await hear("ready");
  await done("Good");
  assert.equal(await rating, "Good");
  assert.deepEqual(asked(), ["judge", "solved", "judge"]);
  await done();
});

test("a case that ends Python is judged no more, and the others are", async () => {
  const verdict = ask("judge");
  await start();
  said("progress", { number: 7, of: 9 });
  await hear("ended", { begun: 7, why: "" });
  said("answer", "of the worker that has ended");
  await hear("ready");
  assert.deepEqual(JSON.parse(sent.at(-1).request).known, { 7: "fatal" });
  await done("the rest");
  assert.equal(await verdict, "the rest");
});

test("Python that could not be loaded is loaded with the next question", async () => {
  isThere = false;
  const first = ask("record");
  await hear("open");
  await assert.rejects(first, /cannot be loaded/);
  isThere = true;
  ask("judge");
  await start();
  assert.deepEqual(asked(), ["judge"]);
  await done();
});
