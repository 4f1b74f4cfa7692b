// Nodes that find their children by a key: objects with a dictionary or an array of objects of their
// own class, and dictionaries in dictionaries, as tries are made.

import { held } from "./values.mjs";

const LETTERS = 26; // children of an array that are called by letters
const FIRST = 97; // the code of "a"
const MARKS = 2; // other entries of a dictionary that has dictionaries
const found = new WeakMap(); // {state: what keyed() returns for it}

const isKey = key => typeof key === "string" || typeof key === "number";
const keyOf = (i, count) => count === LETTERS ? String.fromCodePoint(FIRST + i) : String(i);

/** [[key, item], ...] of a dictionary, or of an array with gaps. */
function entries(value, state) {
  const [, shape, items] = held(value, state) ?? [];
  if (shape === "map" && items.every(([key]) => isKey(key))) return items.map(([key, item]) => [String(key), item]);
  const isArray = shape === "list" && (items.includes(null) || items.length === LETTERS);
  return isArray ? items.map((item, i) => [keyOf(i, items.length), item]) : [];
}

/** [[key, number], ...]: the children of an object that are of its own class. */
function children([type, shape, items], state) {
  if (shape !== "object") return [];
  return items.flatMap(([, value]) => entries(value, state))
    .filter(([, item]) => held(item, state)?.[0] === type).map(([key, [, number]]) => [key, number]);
}

/** Whether it has names for dictionaries, and little else. */
function isNamed(object, state) {
  if (object?.[1] !== "map" || !object[2].every(([key]) => typeof key === "string")) return false;
  const others = object[2].map(([, item]) => item).filter(item => held(item, state)?.[1] !== "map");
  return others.length <= MARKS && !others.some(Array.isArray);
}

/** {number: its children} of dictionaries in dictionaries, unless one stands in two places. */
function nested(state) {
  const maps = Object.entries(state.h).filter(([, object]) => isNamed(object, state));
  const links = new Map(maps.map(([number, object]) => [Number(number), object[2]
    .filter(([, item]) => isNamed(held(item, state), state)).map(([key, item]) => [key, item[1]])]));
  const inner = [...links.values()].flat().map(([, number]) => number);
  const isTree = new Set(inner).size === inner.length;
  return new Map([...links].filter(([number, own]) => isTree && (own.length || inner.includes(number))));
}

/** {number: [[key, number of a child], ...]} of all such nodes of a state. */
export function keyed(state) {
  if (found.has(state)) return found.get(state);
  const objects = Object.entries(state.h).filter(([, object]) => object[1] === "object");
  const types = new Set(objects.filter(([, object]) => children(object, state).length).map(([, [type]]) => type));
  const some = objects.filter(([, [type]]) => types.has(type));
  const all = new Map([...nested(state), ...some.map(([number, object]) => [Number(number), children(object, state)])]);
  found.set(state, all);
  return all;
}

export const isKeyed = (value, state) => Boolean(held(value, state)) && keyed(state).has(value[1]);
