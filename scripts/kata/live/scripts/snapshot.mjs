// Writes a snapshot of the memory of a Python that has the engine imported: node snapshot.mjs ENGINE OUT.

import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { loadPyodide } from "pyodide";
import { ENGINE, OPTIONS } from "./python.mjs";

const [engine, out] = argv.slice(2);
const { env, stdin } = OPTIONS;
const python = await loadPyodide({ env, stdin, _makeSnapshot: true });
python.unpackArchive(new Uint8Array(readFileSync(engine)), "zip", { extractDir: "/engine" });
python.runPython(`${ENGINE}.__name__`); // no proxy of Python's may be in the memory
writeFileSync(out, python.makeMemorySnapshot());
