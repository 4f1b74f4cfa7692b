// The worker in which a solution is judged: Python, and a clock that lets Python look at it.

import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";

const TICK = 100; // milliseconds between two looks at what runs
const INTERRUPT = 2; // the number of the signal
const TYPES = { wasm: "application/wasm", zip: "application/zip" };

const tell = text => self.postMessage(text);
const post = (kind, data) => tell(JSON.stringify({ kind, data }));

/** Answer with the files that were handed over; nothing else can be fetched. */
function serve(files) {
  self.fetch = async address => {
    const name = String(address).split("/").at(-1);
    return new Response(files[name], { headers: { "Content-Type": TYPES[name.split(".").at(-1)] } });
  };
}

/** A signal for Python whenever that many milliseconds have passed. */
function clock() {
  let last = performance.now();
  return {
    get 0() {
      const now = performance.now();
      if (now - last < TICK) return 0;
      last = now;
      return INTERRUPT;
    },
    set 0(_) {}, // Python takes note of it
  };
}

let python, entry, begun;

async function start({ files }) {
  serve(files);
  python = await loadPyodide({
    createPyodideModule, indexURL: "https://python.invalid/", lockFileContents: { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.2", version: "314.0.7" }, packages: {} },
    env: { HOME: "/home", PYTHONHASHSEED: "0" }, stdin: () => null, checkAPIVersion: false,
  });
  python.unpackArchive(files.engine, "zip", { extractDir: "/engine" });
  python.unpackArchive(files.problem, "zip", { extractDir: "/problems" });
  entry = python.runPython(`
import signal, sys
sys.path.insert(0, "/engine")
sys.dont_write_bytecode = True
from kata import ticks
ticks.start(signal.SIGINT)
from kata.live import worker
worker`);
  python.setInterruptBuffer(clock()); // now that there is what takes note of its signals
  const address = python.runPython("from kata.run import in_process; in_process.begun.buffer_info()[0]");
  begun = () => python["_module"].HEAP32[address >> 2];
  post("ready");
}

/** Do what is asked; whatever ends Python, this worker is of no use any more. */
function run({ what, slug, request }) {
  try {
    entry.run(what, slug, request, tell);
    post("done");
  } catch (error) {
    post("ended", { begun: begun(), why: String(error).slice(-2000) });
  }
}

self.addEventListener("message", ({ data }) => {
  if (data.files) start(data).catch(error => post("broken", String(error)));
  else run(data);
});
