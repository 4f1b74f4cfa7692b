// What lies in live/, where the pages were built with it: the names of its files, and what it takes to write there.

import { scriptOf } from "./dom.mjs";

export const SERVER = "a server that has live/: run `make page LIVE=1`, then `.venv/bin/kata serve`";

let found = null, version = ""; // of the scripts and the engine that this tab has

/** {files: {name: [the name of that content, its bytes]}, solve, home}, loaded once; null where there is none. */
export function live() {
  found ??= load();
  found.catch(() => { found = null; });
  return found;
}

async function load() {
  const answer = location.protocol !== "file:" && await fetch("live/names.json", { cache: "no-cache" });
  if (!answer || answer.status === 404) return found = null;
  if (!answer.ok) throw new Error(`live/names.json: ${answer.status}`);
  const { page, files } = await answer.json(), [writing] = files["writing.mjs"], now = `${writing} ${files["python.zst"][0]}`;
  version ||= now;
  if (page !== scriptOf(document) || now !== version) throw new Error("this page is of another version than the judge");
  return { files, ...await import(`./live/${writing}`) };
}

/** The answer to a request for a file in live/, its address, and how many bytes it has; an error if there is none. */
export async function fetched(name) {
  const { files: { [name]: [file, bytes] = [] } } = await live(), address = `live/${file}`;
  if (!file) throw new Error(`the judge here has no ${name}`);
  const answer = await fetch(address);
  if (!answer.ok) found = null; // the names may be new
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return { answer, address, bytes };
}
