// Trees: every node in the middle above its children.

import { SIZE, box, drawNodes, line, rooted, unshown, words } from "./nodes.mjs";
import { fields, kindOf } from "./values.mjs";

const LEVEL = 62, APART = 10; // pixels from one depth to the next, from node to node

/** All trees of a state whose nodes are of this kind; `wrong` holds the numbers of those that are. */
export function trees(on, kind, wrong) {
  const isOne = value => kindOf(value, on) === kind;
  const links = number => {
    const object = fields(on.state.heap[number]);
    const children = kind.links.map(name => isOne(object[name]) ? object[name].held : undefined);
    return children.some(isThere) ? children : [];
  };
  return drawNodes(on, kind.name, isOne, ({ numbers, width, names, about, origins }) => {
    const { places, columns } = placed(numbers, links);
    const at = new Map([...places].map(([number, { column, depth }]) =>
      [number, { x: 24 + width / 2 + column * (width + APART), y: 34 + depth * LEVEL }]));
    const edges = numbers.flatMap(number => links(number).filter(isThere).map(child => {
      const [a, b] = [at.get(number), at.get(child)];
      return line(a, b, b.y <= a.y);
    }));
    const boxes = numbers.map(number => {
      const { x, y } = at.get(number), above = names(number).join(", ");
      return [
        box({ ...about(number), x, y, width }, on),
        above ? words(x, y - SIZE / 2 - 5, "name", above) : null,
      ];
    });
    const depth = Math.max(...[...places.values()].map(place => place.depth));
    const wide = columns * (width + APART) + 48, high = depth * LEVEL + 64;
    const more = unshown(numbers, on.state);
    return { wide, high, shapes: [edges, boxes], notes: [origins], more };
  }, wrong);
}

const isThere = child => child !== undefined;

/** Where each node stands, {number: {column, depth}}, and the number of columns; a child that is not
 * there has a column, too. */
function placed(numbers, links) {
  const places = new Map();
  let columns = 0;
  const place = (number, depth) => {
    const spot = { depth }, own = [];
    places.set(number, spot);
    for (const child of links(number)) {
      if (child === undefined) own.push(columns++);
      else if (!places.has(child)) own.push(place(child, depth + 1));
    }
    spot.column = own.length ? (own[0] + own.at(-1)) / 2 : columns++;
    return spot.column;
  };
  const roots = rooted(numbers, number => links(number).filter(isThere));
  for (const root of roots) if (!places.has(root)) place(root, 0);
  return { places, columns };
}
