// A run: unpacked when it is looked at, the states that its changes make, how far it was recorded.

import { counted } from "./values.mjs";

export const canUnpack = () => "DecompressionStream" in globalThis && "toSorted" in Array.prototype;

/** What a text of base64 and gzip holds as JSON. */
export async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text());
}

/** A state after one change; it shares with the old one whatever stays the same. */
function changed(old, path, ...change) {
  if (!path.length) {
    if (change.length === 1) return change[0];
    const [start, count, items] = change;
    return [...old.slice(0, start), ...items, ...old.slice(start + count)];
  }
  const [key, ...rest] = path;
  const copy = Array.isArray(old) ? old.slice() : { ...old };
  if (!rest.length && !change.length) delete copy[key];
  else copy[key] = changed(copy[key], rest, ...change);
  return copy;
}

/**
 * The run with all of its states, its verdict, {mark, colour, accepts}, which `words` has by its
 * word, and the number of objects that came with the input.
 */
export function opened(run, words) {
  const [first, ...others] = run.steps;
  const states = first ? [first] : [];
  for (const changes of others) {
    states.push(changes.reduce((state, change) => changed(state, ...change), states.at(-1)));
  }
  const shared = Math.max(-1, ...Object.keys(first?.h ?? {}).map(Number)) + 1;
  return { ...run, verdict: words[run.word], states, shared, last: Math.max(states.length - 1, 0) };
}

export const isCut = run => run.stopped || run.left_out > 0;
export const lineOf = state => state.f.at(-1)[1];

/** How many steps a run takes, as far as that is known. */
export function total(run) {
  const known = counted(run.states.length + run.left_out);
  return run.stopped ? `over ${known}` : known;
}

/** A number of something that a run has, which may be more where the recording ended early. */
export const atLeast = (run, count) => `${isCut(run) ? "at least " : ""}${count}`;

/** Says where a recording ended early. */
export function cut(run) {
  const steps = run.states.length;
  const of = run.left_out ? ` of ${total(run)}` : "";
  return `Recording stopped after ${counted(steps)}${of} step${steps === 1 && !of ? "" : "s"}.`;
}

/** The steps at which a line is next. */
export function stepsOf(run, line) {
  return run.states.flatMap((state, i) => state.e === "line" && lineOf(state) === line ? [i] : []);
}
