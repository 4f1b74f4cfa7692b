// The files that the worker of a judge needs.

const FILES = { worker: "worker.mjs", "pyodide.asm.wasm": "pyodide.asm.wasm", "python_stdlib.zip": "python_stdlib.zip", engine: "engine.zip" };

/** All files to judge a problem with, from the folder that has them. */
export async function runtime(slug, folder) {
  const load = async ([key, name]) => [key, await (await fetched(folder + name)).arrayBuffer()];
  return Object.fromEntries(await Promise.all(Object.entries({ ...FILES, problem: `${slug}.zip` }).map(load)));
}

async function fetched(name) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}
