// Writes what judges, as small as it gets: node small.mjs FOLDER, which has engine.zip and worker.mjs.
// Python starts from a snapshot of its memory with the engine imported.

import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { loadPyodide } from "pyodide";
import { ENGINE, OPTIONS, firstOf } from "./python.mjs";

const [,, folder] = argv, { env, stdin } = OPTIONS, { instantiate } = WebAssembly;
const tool = await loadPyodide();
tool.mountNodeFS("/packages", "node_modules/pyodide");
tool.mountNodeFS("/live", folder);
tool.runPython(readFileSync("small.py", "utf8"));
tool.runPython(`
shorten("/packages/python_stdlib.zip", "/live/library.zip", True)
shorten("/live/engine.zip", "/live/short.zip", False)`);

WebAssembly.instantiate = async (code, imports) => {
  const made = /** @type {any} */ (await instantiate(code, imports));
  writeFileSync(`${folder}/before`, firstOf(made.instance.exports));
  return made;
};
argv[1] = "python"; // with these, the same whenever it is built
Date.now = performance.now = () => 0;
crypto.randomFillSync = place => place.fill(0);
const python = await loadPyodide({ env, stdin, stdLibURL: `${folder}/library.zip`, _makeSnapshot: true });
python.unpackArchive(new Uint8Array(readFileSync(`${folder}/short.zip`)), "zip", { extractDir: "/engine" });
python.runPython(`${ENGINE}.__name__`); // no proxy of Python's may be in the memory
python.runPython("import gc; gc.collect()");
const { _malloc_trim, _sbrk, _emscripten_stack_get_end, _emscripten_stack_get_current } = python["_module"];
_malloc_trim(0);
writeFileSync(`${folder}/snapshot`, python.makeMemorySnapshot());
tool.runPython(`
live, places = Path("/live"), (${_sbrk(0)}, ${_emscripten_stack_get_end()}, ${_emscripten_stack_get_current()})
snapshot = cleared((live / "snapshot").read_bytes(), (live / "before").read_bytes(), *places)
files = {"worker.mjs": (live / "worker.mjs").read_bytes(), "snapshot": snapshot, "library.zip": (live / "library.zip").read_bytes()}
short = ZipFile("/live/short.zip")
pack("/live/python.zst", files | {f"/engine/{name}": short.read(name) for name in short.namelist()})
pack("/live/pyodide.zst", {"pyodide.wasm": Path("/packages/pyodide.asm.wasm").read_bytes()})`);
