// What stands on items, squares and nodes wherever they are drawn: marks for what has happened to
// them, the names of what points to them, and tags of identity.

import { h } from "./dom.mjs";
import { held, kindOf, partsOf, short } from "./values.mjs";

const WORDS = {
  changed: "changed", settled: "changed since the start", "looked-at": "looked at", wrong: "not as expected",
};
const HUES = 6;

/** The names of what is so, of {name: whether it is}. */
export const those = marks => Object.keys(marks).filter(name => marks[name]);

/** The attributes of something with marks: its classes, and its text with all that is marked. */
export function marked(label, marks, more = [], kind = "") {
  const words = [...marks.map(mark => WORDS[mark]), ...more];
  return {
    class: [kind, ...marks].filter(Boolean).join(" "),
    "aria-label": words.length ? [label, ...words].join(", ") : "",
  };
}

/** Tells a screen reader of a value that has changed. */
export const unseenChange = isNew => isNew ? h("span", { class: "unseen" }, ", changed") : null;

/** Whether the code looks at this item of a list of this size. */
export const looksAt = (on, number, size, ...path) => on.state.mentioned.some(({ held: other, path: places }) =>
  other === number && places.length === path.length
  && places.every((place, i) => place === path[i] || (i === 0 && place + size === path[i])));

/** {place: the names that point to it} on a list, or on a board, by its length in each direction. */
export function pointers(number, sizes, { file, state, variables }) {
  const found = new Map(), current = state.frames.at(-1)?.function;
  for (const { function: name, base, names } of file?.pointers ?? []) {
    const value = variables?.get(base) ?? variables?.get(`self.${base}`);
    if (name !== current || names.length !== sizes.length || !held(value, state) || value.held !== number) continue;
    const place = names.map(one => variables.get(one));
    if (place.every((at, i) => Number.isInteger(at) && at >= 0 && at < sizes[i])) added(found, String(place), names.join(", "));
  }
  return found;
}

/** {number of an object: the names of the variables that hold it}. */
export function namesOf(on) {
  const found = new Map();
  for (const [name, value] of on.variables ?? []) {
    if (held(value, on.state) && name) added(found, value.held, name);
  }
  return found;
}

const added = (found, place, name) => found.set(place, [...(found.get(place) ?? []), name]);

/** Entries under a picture that explain it. */
export function legend(entries) {
  const all = entries.filter(Boolean).map(entry => h("li", {}, entry));
  return all.length ? h("ul", { class: "legend" }, all) : null;
}

/** Whether an object came with the input; these have the same numbers on both sides. */
export const isShared = (number, on) => number < (on.shared ?? 0);

/** The class of an object's colour: one of its own if it came with the input. */
export const hue = (number, on) => isShared(number, on) ? `s${number % HUES}` : "made";

/** The tag of a value that is drawn in several places, or stands in a graph. */
export function tagged(value, on) {
  const object = held(value, on.state);
  const isSeen = object && (on.repeated?.has(value.held) || on.types?.has(object.type));
  return isSeen ? h("span", { class: `tag ${hue(value.held, on)}` }, `#${value.held}`) : null;
}

/** A value in a line, with its tag. */
export const inline = (value, on) => [short(value, on.state), tagged(value, on)];

/** The numbers of what is found in several places, seen from figures of these numbers. */
export function repeated(numbers, on) {
  const { state } = on;
  const waiting = [...numbers], known = new Set(waiting), found = new Set();
  for (const number of waiting) {
    for (const value of partsOf(state.heap[number])) {
      if (!held(value, state)) continue;
      if (known.has(value.held)) found.add(value.held);
      else waiting.push(value.held);
      known.add(value.held);
    }
  }
  return new Set([...found].filter(number => !kindOf({ held: number }, on)));
}
