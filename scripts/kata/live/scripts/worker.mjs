// The worker in which a solution is judged: Python, and a clock that lets Python look at it.

import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { ENGINE, HIDE, OPTIONS, firstOf } from "./python.mjs";

const TICK = 100; // milliseconds between two looks at what runs
const INTERRUPT = 2; // the number of the signal
const STACK = 100_000; // bytes of Python's stack for C code, by which a browser's own is never full
const PAGE = 65_536; // bytes, by which memory grows
const MOST = 1024 ** 3; // bytes to which memory may grow
const IN_USE = 7; // the place of the bytes in use in what mallinfo() tells

const send = self.postMessage.bind(self);
for (const one of [self, Object.getPrototypeOf(self)]) delete one.postMessage; // nobody else may speak for us
const tell = text => send(`${text}`); // what Python says is text, whatever it is
const post = (kind, data) => send({ kind, data });

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

/** The bytes that Python uses. */
function memoryOf(module) {
  const told = module._malloc(64);
  return () => (module._mallinfo(told), module.HEAP32[(told >> 2) + IN_USE] >>> 0);
}

let python, entry, begun, refused, warning;

/** Refuse memory more than it may have, and let Python know how often. */
function bound(memory) {
  const grow = memory.grow.bind(memory);
  memory.grow = pages => {
    try {
      if (memory.buffer.byteLength + pages * PAGE > MOST) throw new RangeError("It may not be larger.");
      return grow(pages);
    } catch (error) {
      refused?.();
      throw error;
    }
  };
}

/** Give a snapshot back what the memory holds before Python starts. */
function complete(snapshot, first) {
  const [, header] = new Uint32Array(snapshot), words = new Uint32Array(snapshot, header);
  for (let i = first.length; i--;) words[i] ^= first[i];
}

/** Write the files of the engine, which have paths. */
function place(FS, files) {
  for (const path of Object.keys(files).filter(name => name.startsWith("/"))) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, new Uint8Array(files[path]));
  }
}

/** Python from the snapshot, or else from the start. */
async function loaded({ "pyodide.wasm": compiled, snapshot, "library.zip": library }) {
  self.fetch = async () => new Response(library); // nothing else can be fetched
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const instance = /** @type {any} */ (await WebAssembly.instantiate(compiled, imports)), { memory } = instance.exports;
    if (snapshot) {
      complete(snapshot, firstOf(instance.exports));
      memory.grow(Math.max(0, Math.ceil((snapshot.byteLength - memory.buffer.byteLength) / PAGE)));
    }
    bound(memory);
    return { module: compiled, instance };
  };
  const options = { ...OPTIONS, createPyodideModule };
  try {
    if (snapshot) return await loadPyodide({ ...options, _loadSnapshot: snapshot });
  } catch (error) {
    warning = `Python starts without its snapshot: ${error}`;
  }
  return loadPyodide(options);
}

async function start({ files }) {
  python = await loaded(files);
  const module = python["_module"];
  place(python.FS, files);
  entry = python.runPython(ENGINE);
  entry.begin(memoryOf(module), INTERRUPT);
  python.setInterruptBuffer(clock()); // now that there is what takes note of its signals
  const [begins, refuses] = ["begun", "refused"].map(name => entry.in_process[name].buffer_info().get(0) >> 2);
  begun = () => module.HEAP32[begins];
  refused = () => module.HEAP32[refuses]++;
  module._PyUnstable_ThreadState_SetStackProtection(module._PyThreadState_Get(), module._emscripten_stack_get_base() - STACK, STACK);
  python.runPython(HIDE);
  post("ready", warning);
}

/** Do what is asked; once something ends Python, this worker is of no use. */
function run({ what, slug, request, archive }) {
  try {
    if (archive) python.unpackArchive(archive, "zip", { extractDir: "/problems" });
    entry.run(what, slug, request, tell);
    post("done");
  } catch (error) {
    post("ended", { begun: begun(), why: String(error).slice(-2000) });
  }
}

self.addEventListener("message", ({ data, isTrusted }) => {
  if (!isTrusted) return;
  if (data.files) start(data).catch(error => post("broken", String(error)));
  else run(data);
});
