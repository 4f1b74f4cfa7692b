// Which object is which: the same one has the same tag and colour, wherever it is drawn.

import { h } from "./dom.mjs";
import { held, isNode, short } from "./values.mjs";

const HUES = 6;

/** Whether an object came with the input; these have the same numbers on both sides. */
export const isShared = (number, on) => number < (on.shared ?? 0);

/** The class of an object's colour: one of its own if it came with the input. */
export const hue = (number, on) => isShared(number, on) ? `s${number % HUES}` : "made";

export const tag = (number, on) => h("span", { class: `tag ${hue(number, on)}` }, `#${number}`);

/** The tag of a value that is drawn in several places, or stands in a graph. */
export function tagged(value, on) {
  const object = held(value, on.state);
  const isSeen = object && (on.repeated?.has(value[1]) || on.types?.has(object[0]));
  return isSeen ? tag(value[1], on) : null;
}

/** A value in a line, with its tag. */
export const inline = (value, on) => [short(value, on.state), tagged(value, on)];

/** The values that an object refers to. */
const inside = ([, shape, items]) => shape === "map" || shape === "object" ? items.flat() : items;

/** The numbers of what is found in several places, seen from figures of these numbers. */
export function repeated(numbers, state) {
  const waiting = [...numbers], known = new Set(waiting), found = new Set();
  for (const number of waiting) {
    for (const value of inside(state.h[number])) {
      if (!held(value, state)) continue;
      if (known.has(value[1])) found.add(value[1]);
      else waiting.push(value[1]);
      known.add(value[1]);
    }
  }
  return new Set([...found].filter(number => !isNode(["@", number], state)));
}
