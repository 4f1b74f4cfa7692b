// Tries: nodes whose children have keys, which stand on the lines to them, and nodes that end a word.

import { keyed } from "./keyed.mjs";
import { drawNodes, rooted, unshown } from "./nodes.mjs";
import { SIZE, box, line, words } from "./svg.mjs";
import { square } from "./values.mjs";

const LEVEL = 64; // pixels
const APART = 12; // pixels from node to node
const LONGEST = 12; // characters on a node

/** The plain fields of a node that say something: [[name, value], ...]. */
const plain = ([, , items]) => items.filter(([name, value]) =>
  typeof name === "string" && !Array.isArray(value) && value !== null && value !== false && value !== "" && value !== 0);

/** The names of the fields that are true. */
const marksOf = object => plain(object).filter(([, value]) => value === true).map(([name]) => name);

function labelOf(object, state) {
  const some = plain(object).filter(([, value]) => value !== true);
  const label = some.map(([name, value]) =>
    some.length > 1 || typeof value === "number" ? `${name} ${square(value, state)}` : square(value, state)).join(" ");
  return label.length > LONGEST ? `${label.slice(0, LONGEST)}…` : label;
}

/** Where each node stands: {number: {column, depth}}, in the middle above its children. */
function placed(numbers, children) {
  const at = new Map();
  let free = 0;
  const place = (number, depth) => {
    const spot = { depth };
    at.set(number, spot);
    const own = children(number).filter(child => !at.has(child) && place(child, depth + 1)).map(child => at.get(child));
    spot.column = own.length ? (own[0].column + own.at(-1).column) / 2 : free++;
    return spot;
  };
  for (const root of rooted(numbers, children)) if (!at.has(root)) place(root, 0);
  return at;
}

/** All tries of a state. */
export function tries(on) {
  const { state } = on, links = keyed(state);
  const children = number => links.get(number).map(([, child]) => child);
  const own = { label: number => labelOf(state.h[number], state), traits: number => marksOf(state.h[number]) };
  return drawNodes(on, "trie", value => links.has(value[1]), ({ numbers, width, names, about, origins }) => {
    const places = placed(numbers, children);
    const at = new Map(numbers.map(number => {
      const { column, depth } = places.get(number);
      return [number, { x: 24 + width / 2 + column * (width + APART), y: 34 + depth * LEVEL }];
    }));
    const edges = numbers.flatMap(number => links.get(number).map(([key, child]) => {
      const [a, b] = [at.get(number), at.get(child)];
      return [
        line(a, b, places.get(child).depth <= places.get(number).depth),
        words((a.x + b.x) / 2, (a.y + b.y) / 2 + 4.5, "key", key),
      ];
    }));
    const boxes = numbers.map(number => {
      const { x, y } = at.get(number), above = names(number).join(", ");
      const one = about(number), ends = own.traits(number).length > 0;
      return [
        box({ ...one, marks: [...one.marks, ...(ends ? ["ends"] : [])], x, y, width }, on),
        above ? words(x, y - SIZE / 2 - 5, "name", above) : null,
      ];
    });
    const traits = [...new Set(numbers.flatMap(own.traits))];
    const notes = [origins, traits.length > 0 && `thick border: ${traits.join(", ")}`];
    const depth = Math.max(...[...places.values()].map(place => place.depth));
    const columns = Math.max(...[...places.values()].map(place => place.column)) + 1;
    const wide = columns * (width + APART) + 48, high = depth * LEVEL + 64;
    return { wide, high, shapes: [edges, boxes], notes, more: unshown(numbers, state) };
  }, undefined, own);
}
