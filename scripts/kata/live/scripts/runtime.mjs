// What the pages judge with, beside them in live/.

const FILES = { worker: "worker.mjs", "pyodide.asm.wasm": "pyodide.asm.wasm", "python_stdlib.zip": "python_stdlib.zip", engine: "engine.zip" };

/** The answer to a request for a file in live/; an error if there is none. */
export async function fetched(name) {
  const answer = await fetch(`live/${name}`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

const load = async ([key, name]) => [key, await (await fetched(name)).arrayBuffer()];

/** All files that the worker needs for a problem. */
export async function runtime(slug) {
  return Object.fromEntries(await Promise.all(Object.entries({ ...FILES, problem: `${slug}.zip` }).map(load)));
}
