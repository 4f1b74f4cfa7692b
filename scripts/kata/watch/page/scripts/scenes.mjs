// Values that mean more than they show: bits of a mask, and what problem.py draws for a variable.

import { grid } from "./board.mjs";
import { plain, text } from "./values.mjs";

const MOST_BITS = 96;

const bare = name => name.replace(/^self\./, "");

/** Whether the current function uses this name as a bit mask. */
const isMask = (name, on) => (on.file?.masks ?? []).some(([of, mask]) =>
  of === on.state.f.at(-1)[0] && bare(mask) === bare(name));

/** An integer that is a mask, with its bits: "22 = 0b10110". */
export function bits(name, value, on) {
  const digits = Number.isInteger(value) ? String(value) : value?.[0] === "int" ? value[1] : "";
  if (!/^-?\d+$/.test(digits) || !isMask(name, on)) return "";
  const binary = BigInt(digits).toString(2);
  return binary.length > MOST_BITS ? "" : ` = ${binary.replace(/^(-?)/, "$10b")}`;
}

const key = (name, value) => value === undefined ? "" : `${bare(name)} ${JSON.stringify(value)}`;

/** A board that problem.py draws for a value; what differs from the one before is marked. */
function scene(name, value, before, on) {
  const scenes = on.run?.scenes ?? {};
  const rows = scenes[key(name, value)], old = scenes[key(name, before)];
  if (!rows?.length) return null;
  const differs = (i, j) => old && old[i]?.[j] !== rows[i][j];
  return grid(rows.map(row => [...row]), on.state,
    (i, j) => ({ marks: differs(i, j) ? ["changed"] : [], words: [], inside: [] }));
}

/** The board that problem.py draws for a variable, or null. */
export function sceneOf(name, value, on) {
  const names = on.before?.f?.at(-1)?.[2] ?? {};
  const self = on.before?.h?.[names.self?.[1]]?.[2] ?? [];
  const was = name.startsWith("self.") ? new Map(self).get(bare(name)) : names[name];
  return scene(name, plain(value, on.state), was === undefined ? undefined : plain(was, on.before), on);
}

/** A call as it is written, as [method, arguments]; undefined if JSON cannot express it. */
export function asked(call) {
  const [, method, given] = /^(\w+)\((.*)\)$/s.exec(call) ?? [];
  try {
    return [method, JSON.parse(`[${given.replaceAll("'", '"')}]`)];
  } catch {
    return undefined;
  }
}

/** The board that problem.py draws for the calls that have been made, the current one included. */
export function sceneOfCalls(on) {
  const made = on.calls.map(asked);
  if (made.includes(undefined)) return null;
  const { n } = on.state;
  const before = made.slice(0, n);
  return scene("calls", made.slice(0, n + 1), before, on) ?? scene("calls", before, undefined, on);
}

/** Its text, with its bits if it is a mask. */
export const written = (name, value, on) => text(value, on.state) + bits(name, value, on);
