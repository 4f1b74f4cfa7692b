// Trees: a column for each node in order, a level for each depth.

import { drawNodes, rooted, unshown } from "./nodes.mjs";
import { SIZE, box, line, words } from "./svg.mjs";
import { fields, kindOf } from "./values.mjs";

const LEVEL = 56; // pixels

/** Where each node stands: {number: {column, depth}}, tree beside tree. */
function placed(numbers, children) {
  const at = new Map();
  let column = 0;
  const place = (number, depth) => {
    if (number === undefined || at.has(number)) return;
    const spot = { depth }, some = children(number), half = Math.ceil(some.length / 2);
    at.set(number, spot);
    some.slice(0, half).forEach(child => place(child, depth + 1));
    spot.column = column++;
    some.slice(half).forEach(child => place(child, depth + 1));
  };
  const linked = number => children(number).filter(child => child !== undefined);
  for (const root of rooted(numbers, linked)) place(root, 0);
  return at;
}

/** All trees of a state whose nodes are of this kind; `wrong` holds the numbers of those that are. */
export function trees(on, kind, wrong) {
  const isOne = value => kindOf(value, on) === kind;
  const children = number => {
    const object = fields(on.state.h[number]);
    return kind.links.map(name => isOne(object[name]) ? object[name][1] : undefined);
  };
  return drawNodes(on, kind.name, isOne, ({ numbers, width, names, about, origins }) => {
    const places = placed(numbers, children);
    const at = new Map(numbers.map(number => {
      const { column, depth } = places.get(number);
      return [number, { x: 24 + width / 2 + column * (width + 8), y: 34 + depth * LEVEL }];
    }));
    const edges = numbers.flatMap(number => children(number).filter(child => child !== undefined).map(child =>
      line(at.get(number), at.get(child), places.get(child).depth <= places.get(number).depth)));
    const boxes = numbers.map(number => {
      const { x, y } = at.get(number), above = names(number).join(", ");
      return [
        box({ ...about(number), x, y, width }, on),
        above ? words(x, y - SIZE / 2 - 5, "name", above) : null,
      ];
    });
    const depth = Math.max(...[...places.values()].map(place => place.depth));
    const wide = numbers.length * (width + 8) + 48, high = depth * LEVEL + 64;
    return { wide, high, shapes: [edges, boxes], notes: [origins], more: unshown(numbers, on.state) };
  }, wrong);
}
