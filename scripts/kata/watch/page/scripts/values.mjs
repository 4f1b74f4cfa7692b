// Reads recorded values. What can change stands in the heap of a state, by number.

const LONGEST = 60; // characters of a value in a line
const DEEPEST = 4; // levels of lists in lists in a line

/** What a value holds that can change. @returns {Py.Content | undefined} */
export const held = (value, state) => state?.heap?.[value?.held];

/** What an object holds, by its names. @returns {Record<string, any>} */
export const fields = ({ items }) => Object.fromEntries(items.map(({ key, value }) => [key, value]));

/** All values that an object holds, the keys of a map included. @param {Py.Content} object */
export const partsOf = ({ shape, items }) =>
  shape === "map" || shape === "object" ? items.flatMap(({ key, value }) => [key, value]) : items;

const isObject = value => value !== null && typeof value === "object";

/** What a node holds: its `val` or, of one that people make, `key: value` or either; nothing without. @param {Record<string, any>} fields */
export function payload({ val, key, value }) {
  const both = key === null && value === null ? [null] : [key, value]; // at an end that people make
  const parts = (val === undefined ? both : [val]).filter(part => part !== undefined);
  return parts.length ? parts : null;
}

/** Whether it stands for an object that there was no room to record. */
export const isCut = value => value?.more !== undefined;

/** The kind of node that a value is, whatever its class is called, or undefined: of the kinds whose
 * links it has, the one with the most. */
export function kindOf(value, { state, kinds }) {
  const object = held(value, state);
  if (object?.shape !== "object") return undefined;
  const names = fields(object);
  const found = kinds.filter(({ links }) => payload(names) && links.every(name => name in names));
  return found.toSorted((a, b) => b.links.length - a.links.length)[0];
}

export const counted = count => count.toLocaleString("en");
export const plural = (count, noun) => `${counted(count)} ${noun}${count === 1 ? "" : "s"}`;
export const round = number => Math.round(number * 10) / 10;

function quoted(letters) {
  const quote = letters.includes("'") && !letters.includes('"') ? '"' : "'";
  const escapes = { "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", "'": quote === "'" ? "\\'" : "'" };
  return quote + letters.replace(/[\\\n\t\r']/g, letter => escapes[letter]) + quote;
}

/** A value as Python would write it; "…" for what is too deep or was not recorded. */
export function text(value, state, deep = 0) {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return quoted(value);
  if (!isObject(value)) return String(value);
  const of = item => text(item, state, deep + 1);
  const all = items => deep < DEEPEST ? items.map(of).join(", ") : "…";
  const object = held(value, state);
  if (object) return textOfHeld(object, all, deep < DEEPEST ? of : () => "…");
  const [[kind, inner]] = Object.entries(value);
  if (kind === "tuple") return `(${all(inner)}${inner.length === 1 ? "," : ""})`;
  if (kind === "frozenset") return inner.length ? `frozenset({${all(inner)}})` : "frozenset()";
  return isCut(value) ? `${inner} …` : String(inner);
}

/** @param {Py.Content} object */
function textOfHeld({ type, shape, items, size }, all, of) {
  if (shape === "object") {
    const parts = payload(fields({ items })) ?? [];
    return parts.length ? `${type} ${parts.map(of).join(":")}` : type;
  }
  const pairs = shape === "map" && items.map(({ key, value }) => `${of(key)}: ${of(value)}`);
  const inner = (pairs ? pairs.join(", ") : all(items)) + (size ? `, … ${counted(size)} in all` : "");
  if (shape === "list") return type === "list" ? `[${inner}]` : `${type}([${inner}])`;
  return shape === "set" && !items.length ? "set()" : `{${inner}}`;
}

/** The text of a value, cut to the length of a line. */
export function short(value, state) {
  const whole = text(value, state);
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
}

/** The text in a square: a letter without quotes. */
export function square(value, state) {
  if (typeof value === "boolean") return value ? "✓" : "·";
  if (typeof value === "string") return value.trim() || "·";
  return value === null ? "–" : text(value, state);
}

/** Plain JSON without numbers of objects; undefined if it is cut, cyclic or not plain. A large
 * integer stays as it is recorded. */
export function plain(value, state, above = []) {
  if (!isObject(value)) return value;
  if (value.float) return Number(value.float);
  if (value.int) return ["int", value.int];
  const object = held(value, state), isWhole = object?.shape === "list" && object.size === undefined;
  if (!(isWhole || value.tuple) || above.includes(object ?? value)) return undefined;
  const items = (object?.items ?? value.tuple).map(item => plain(item, state, [...above, object]));
  return items.includes(undefined) ? undefined : items;
}

/** Whether two recorded values are written alike. */
export const same = (a, b) =>
  a === b || (isObject(a) && isObject(b) && JSON.stringify(a) === JSON.stringify(b));

/** The places at which a list has changed; items may have come and gone in one place. */
export function fresh(before, now) {
  const found = new Set();
  if (!before || before === now) return found;
  const least = Math.min(before.length, now.length);
  let start = 0, end = 0;
  while (start < least && same(before[start], now[start])) start++;
  while (end < least - start && same(before.at(-1 - end), now.at(-1 - end))) end++;
  for (let i = start; i < now.length - end; i++) {
    if (before.length !== now.length || !same(before[i], now[i])) found.add(i);
  }
  return found;
}

const isPlain = cell => !isObject(cell) || "int" in cell || "float" in cell;

/** The rows of a board: equally long plain lists, or strings; null for anything else. */
export function rowsOf(value, state, strings) {
  const object = held(value, state);
  if (object?.type !== "list" || !object.items.length) return null;
  const rows = object.items.map(row => {
    if (strings && typeof row === "string") return [...row];
    const inner = held(row, state);
    return inner?.type === "list" ? inner.items : [];
  });
  const wide = rows[0].length;
  const isLetters = strings && rows.flat().some(cell => typeof cell === "string" && cell.length > 1);
  const isBoard = wide && !isLetters && rows.length * wide > 1
    && rows.every(row => row.length === wide && row.every(isPlain));
  return isBoard ? rows : null;
}
