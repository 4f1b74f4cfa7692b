// What Python starts with, in a worker and when its snapshot is taken.

const PINNED = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.2", version: "314.0.7" };

export const OPTIONS = {
  indexURL: "https://python.invalid/", lockFileContents: { info: PINNED, packages: {} },
  env: { HOME: "/home", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" }, // code without its columns is far smaller
  stdin: () => null, checkAPIVersion: false, jsglobals: {},
};

/** Python that imports the engine, and returns what a worker calls. */
export const ENGINE = `
import sys
if "/engine" not in sys.path:
    sys.path.insert(0, "/engine")
    sys.dont_write_bytecode = True
from kata.live import worker
worker`;

/** Has no solution reach JavaScript, by which it could speak in the name of the judge. */
export const HIDE = `
from _pyodide._importhook import jsfinder
jsfinder.jsproxies.clear()
for name in [name for name in sys.modules if name.split(".")[0] in ("js", "pyodide_js")]:
    sys.modules.pop(name).__loader__.jsproxy = None`;

/** What the memory of Python holds before it starts, below its heap. */
export const firstOf = ({ memory, __heap_base }) => new Uint32Array(memory.buffer, 0, __heap_base.value / 4);
