// Binary trees: a column for each node in order, a level for each depth.

import { legend } from "./collected.mjs";
import { h } from "./dom.mjs";
import { described, known, labelOf, numbersOf, rooted, shapes, unshown } from "./nodes.mjs";
import { SIZE, box, canvas, line, widthOf, words } from "./svg.mjs";
import { fields, held, isNode, isTree } from "./values.mjs";

const LEVEL = 56; // pixels

const isOne = (value, state) => isNode(value, state) && isTree(held(value, state));

/** Where each node stands: {number: {column, depth}}, tree beside tree. */
function placed(numbers, children) {
  const at = new Map();
  let column = 0;
  const place = (number, depth) => {
    if (number === undefined || at.has(number)) return;
    const spot = { depth };
    at.set(number, spot);
    const [left, right] = children(number);
    place(left, depth + 1);
    spot.column = column++;
    place(right, depth + 1);
  };
  const linked = number => children(number).filter(child => child !== undefined);
  for (const root of rooted(numbers, linked)) place(root, 0);
  return at;
}

/** All trees of a state; `wrong` holds the numbers of the nodes that are. */
export function trees(on, wrong) {
  const { state } = on;
  const numbers = numbersOf(state, value => isOne(value, state));
  if (!numbers.length) return null;
  const children = number => {
    const { left, right } = fields(state.h[number]);
    return [left, right].map(value => isOne(value, state) ? value[1] : undefined);
  };
  const about = known(on, value => isOne(value, state), wrong);
  const places = placed(numbers, children);
  const labels = new Map(numbers.map(number => [number, labelOf(number, state)]));
  const width = widthOf([...labels.values()]);
  const at = new Map(numbers.map(number => {
    const { column, depth } = places.get(number);
    return [number, { x: 24 + width / 2 + column * (width + 8), y: 34 + depth * LEVEL }];
  }));
  const edges = numbers.flatMap(number => children(number).filter(child => child !== undefined).map(child =>
    line(at.get(number), at.get(child), places.get(child).depth <= places.get(number).depth)));
  const drawn = numbers.map(number => {
    const { x, y } = at.get(number), names = about.names(number).join(", ");
    return [
      box({ ...about.about(number), x, y, width, label: labels.get(number) }, on),
      names ? words(x, y - SIZE / 2 - 5, "name", names) : null,
    ];
  });
  const depth = Math.max(...[...places.values()].map(place => place.depth));
  const more = unshown(numbers, state);
  return h("div", {},
    canvas(numbers.length * (width + 8) + 48, depth * LEVEL + 64,
      described("tree", numbers, about, on), edges, drawn),
    more ? h("p", { class: "more" }, more) : null, legend(about.found, shapes(numbers, on)));
}
