import assert from "node:assert/strict";
import { test } from "node:test";

/** How many workers a box starts on a device that says this of its memory, or nothing. */
async function started(deviceMemory, isPhone, number) {
  const workers = [], heard = {};
  class Worker {
    constructor() { workers.push(this); }
    addEventListener(kind, act) { this[kind] = act; }
    postMessage() {}
    terminate() {}
  }
  const parent = { postMessage() {} };
  Object.assign(globalThis, { Worker, parent, self: { origin: "null" }, matchMedia: () => ({ matches: isPhone }) });
  Object.defineProperty(globalThis, "navigator", { value: { deviceMemory }, configurable: true });
  globalThis.addEventListener = (kind, act) => { heard[kind] = act; };
  URL.createObjectURL = () => "";
  await import(`../../../scripts/kata/live/scripts/box.mjs?${number}`);
  const opened = heard.message({ source: parent, data: { anew: 1, files: { "unpack.mjs": "", "python.zst": null } } });
  workers.pop().message({ data: { "worker.mjs": "" } });
  await opened;
  workers[0].message({ data: { kind: "ready" } });
  return workers.length;
}

const DEVICES = [[8, false, 2], [2, false, 1], [undefined, false, 2], [undefined, true, 1]];

test("a second Python waits only where there is memory for it, which a telephone may not tell", async () => {
  for (const [i, [memory, isPhone, count]] of DEVICES.entries()) assert.equal(await started(memory, isPhone, i), count);
});
