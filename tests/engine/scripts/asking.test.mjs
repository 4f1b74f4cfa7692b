import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { answered, askNext, askNow, asker, forget, goOn } from "../../../scripts/kata/live/scripts/asking.mjs";

const turn = () => new Promise(resolve => { setImmediate(resolve); });
let sent, listener, desk, box, isThere;

/** What the box says to the page. */
const hear = (kind, data) => listener({ source: box.contentWindow, data: JSON.stringify({ kind, data }) });
const asked = () => sent.filter(({ what }) => what).map(({ what }) => what);

async function start() {
  hear("open");
  await turn();
  hear("ready");
}

beforeEach(() => {
  [sent, isThere] = [[], true];
  box = { contentWindow: { postMessage: message => sent.push(message) } };
  const status = {};
  globalThis.document = { getElementById: id => id === "python" ? box : status };
  globalThis.addEventListener = (_, act) => { listener = act; };
  globalThis.fetch = async () => ({ ok: isThere, arrayBuffer: async () => new ArrayBuffer() });
  desk = asker("two-sum", {
    ready: () => goOn(desk), done: () => goOn(desk), judged() {}, recorded: data => desk.asked.resolve(data),
    failed: why => desk.asked.reject?.(new Error(why)),
  });
});

afterEach(() => clearTimeout(desk.judge.timer));

test("what waits while Python starts comes after the verdict, and each once", async () => {
  askNow(desk, "judge", {});
  askNext(desk, "run", {});
  await start();
  assert.deepEqual(asked(), ["judge"]);
  hear("done");
  hear("done");
  assert.deepEqual(asked(), ["judge", "run"]);
});

test("each of two recordings gets its own answer", async () => {
  const both = [answered(desk, "record", { number: 1 }), answered(desk, "record", { number: 2 })];
  await start();
  for (const number of [1, 2]) {
    hear("recorded", { number });
    hear("done");
  }
  assert.deepEqual(await Promise.all(both), [{ number: 1 }, { number: 2 }]);
});

test("whoever waits for a recording that is given up is told", async () => {
  const both = Promise.allSettled([answered(desk, "record", {}), answered(desk, "record", {})]);
  await start();
  forget(desk);
  assert.deepEqual((await both).map(({ status }) => status), ["rejected", "rejected"]);
});

test("an attempt is rated even if typing goes on", async () => {
  askNow(desk, "judge", {});
  await start();
  hear("judged", {});
  askNext(desk, "solved", {});
  askNow(desk, "judge", {});
  hear("ready");
  hear("done");
  assert.deepEqual(asked(), ["judge", "judge", "solved"]);
});

test("Python that could not be loaded is loaded with the next question", async () => {
  isThere = false;
  const first = answered(desk, "record", {});
  hear("open");
  await assert.rejects(first, /cannot be loaded/);
  isThere = true;
  askNow(desk, "judge", {});
  await turn();
  hear("ready");
  assert.deepEqual(asked(), ["judge"]);
});
