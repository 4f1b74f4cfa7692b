// A run: unpacked when it is looked at, the states that its changes make, how far it was recorded.

import { counted } from "./values.mjs";

/** The text that stands in base64, packed in that way; an error if it is damaged. */
export async function inflated(letters, how) {
  const bytes = Uint8Array.from(atob(letters), letter => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(how));
  return new TextDecoder("utf-8", { fatal: true }).decode(await new Response(stream).arrayBuffer());
}

/** The code as it can stand in an address. */
export async function packed(code) {
  const stream = new Blob([code]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export const unpacked = async text => JSON.parse(await inflated(text, "gzip"));

/** A state after one change; it shares with the old one whatever stays the same. @param {Py.Change} change */
function changed(old, change, [key, ...rest] = change.path) {
  if (key === undefined) {
    const { value, start, count, items } = change;
    return items ? [...old.slice(0, start), ...items, ...old.slice(start + count)] : value;
  }
  const copy = Array.isArray(old) ? old.slice() : { ...old };
  if (!rest.length && !("value" in change || change.items)) delete copy[key];
  else copy[key] = changed(copy[key], change, rest);
  return copy;
}

/** The run with all of its states, its verdict, {mark, colour, accepts}, which `words` has by its
 * word, and the number of objects that came with the input.
 * @param {Py.ShownRun} run @param {Record<string, Py.Mark>} words */
export function opened(run, words) {
  const [first, ...others] = run.steps;
  /** @type {Py.Step[]} */
  const states = first ? [first] : [];
  for (const changes of others) {
    states.push(changes.reduce((state, change) => changed(state, change), states.at(-1)));
  }
  const shared = Math.max(-1, ...Object.keys(first?.heap ?? {}).map(Number)) + 1;
  return { ...run, verdict: words[run.word], states, shared, last: Math.max(states.length - 1, 0) };
}

/** @typedef {ReturnType<typeof opened>} Run */

/** Whether the recording ended early. @param {Run} run */
export const isCut = run => run.stopped || run.left_out > 0;
/** The line of the step. @param {Py.Step} state */
export const lineOf = state => state.frames.at(-1).line;

/** How many steps a run takes, as far as that is known. @param {Run} run */
export function total(run) {
  const known = counted(run.states.length + run.left_out);
  return run.stopped ? `over ${known}` : known;
}

/** A number of something that a run has, which may be more where the recording ended early. */
export const atLeast = (run, count) => `${isCut(run) ? "at least " : ""}${count}`;

/** Says where a recording ended early. @param {Run} run */
export function cut(run) {
  const steps = run.states.length;
  const of = run.left_out ? ` of ${total(run)}` : "";
  return `Recording stopped after ${counted(steps)}${of} step${steps === 1 && !of ? "" : "s"}.`;
}

/** The steps at which a line is next. @param {Run} run */
export const stepsOf = (run, line) =>
  run.states.flatMap((state, i) => state.event === "line" && lineOf(state) === line ? [i] : []);
