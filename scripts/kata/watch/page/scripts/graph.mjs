// Objects that have lists of objects of their own class: a circle of what came with the input, and
// one of what the solution made, so that a copy stands where its original does.

import { h } from "./dom.mjs";
import { hue, isShared } from "./marks.mjs";
import { SIZE, box, drawNodes, line, words } from "./nodes.mjs";
import { fields, held, kindOf, partsOf, payload } from "./values.mjs";

const APART = 64; // pixels from node to node on a circle
const LETTER = 7.5; // pixels of a name, about

/** What a value holds: the items of a list or set, the values of a map. */
function items(value, state) {
  const { shape, items: inner } = held(value, state) ?? {};
  return shape === "map" ? inner.map(one => one.value) : shape === "list" || shape === "set" ? inner : [];
}

const near = (object, state) => object.items.flatMap(({ value }) => items(value, state))
  .filter(item => held(item, state)?.type === object.type);

/** The names of the classes whose objects have a value and neighbours of the same class. */
export const vertexTypes = state => new Set(Object.values(state.heap)
  .filter(one => one.shape === "object" && payload(fields(one)) && near(one, state).length)
  .map(({ type }) => type));

/** Whether it is a vertex, given `on.types`. */
export function isVertex(value, on) {
  const object = held(value, on.state);
  return object?.shape === "object" && on.types.has(object.type) && !kindOf(value, on);
}

/** {number: its place on its circle}: equal labels stand at the same place on both. */
function slots(numbers, label, on) {
  const taken = new Map(), counts = new Map();
  return new Map(numbers.map(number => {
    const alike = `${isShared(number, on)} ${label(number)}`, nth = counts.get(alike) ?? 0;
    counts.set(alike, nth + 1);
    const key = `${label(number)} ${nth}`;
    if (!taken.has(key)) taken.set(key, taken.size);
    return [number, taken.get(key)];
  }));
}

/** Whether vertices also stand in what is drawn beside the graph, such as a map of copies. */
const isElsewhere = (on, isOne) => [...on.variables?.values() ?? []].some(value => {
  const object = held(value, on.state);
  return object && !isOne(value) && partsOf(object).some(isOne);
});

/** All graphs of a state. */
export function graphs(on) {
  const isOne = value => isVertex(value, on), hasTags = isElsewhere(on, isOne);
  return drawNodes(on, "graph", isOne, ({ numbers, width, label, names, about, origins }) => {
    const slot = slots(numbers, label, on), count = new Set(slot.values()).size;
    const radius = count < 2 ? 0 : Math.max(46, count * APART / (2 * Math.PI));
    const sides = [true, false].filter(side => numbers.some(number => isShared(number, on) === side));
    const tags = numbers.map(number => hasTags ? [`#${number}`, ...names(number)].join(" ").length : 0);
    const side = 2 * (radius + SIZE + Math.max(...tags) * LETTER);
    const at = new Map(numbers.map(number => {
      const angle = slot.get(number) / count * 2 * Math.PI - Math.PI / 2;
      const out = { x: Math.cos(angle), y: Math.sin(angle) };
      const centre = side * (sides.indexOf(isShared(number, on)) + 0.5);
      return [number, { x: centre + radius * out.x, y: radius + 46 + radius * out.y, out }];
    }));
    const linked = new Map(numbers.map(number => [number, new Set(near(on.state.heap[number], on.state).map(one => one.held))]));
    const crosses = (a, b) => isShared(a, on) !== isShared(b, on);
    const edges = numbers.flatMap(a => [...linked.get(a)].flatMap(b => {
      const isMutual = linked.get(b)?.has(a);
      if (a === b || (isMutual && a > b)) return [];
      return [line(at.get(a), at.get(b), !isMutual, crosses(a, b) ? "across" : "")];
    }));
    const loops = numbers.filter(number => linked.get(number).has(number)).map(number => {
      const { x, y, out } = at.get(number);
      return h("g", { class: "edge" },
        h("circle", { cx: x + out.x * (SIZE / 2 + 6), cy: y + out.y * (SIZE / 2 + 6), r: 9 }));
    });
    const boxes = numbers.map(number => {
      const { x, y, out } = at.get(number), beside = names(number).join(", ");
      const anchor = Math.abs(out.x) < 0.3 || radius === 0 ? "" : out.x < 0 ? "left" : "right";
      const tag = hasTags && h("tspan", { class: hue(number, on) }, `#${number} `);
      const far = { x: x + out.x * (width / 2 + 6), y: y + out.y * (SIZE / 2 + 12) + 4 };
      return [
        box({ ...about(number), x, y, width, own: hasTags }, on),
        words(far.x, far.y, `name ${anchor}`, tag, beside),
      ];
    });
    const isMixed = numbers.some(a => [...linked.get(a)].some(b => crosses(a, b)));
    const notes = [hasTags && "#: the same node has the same number everywhere", origins, isMixed && "dashed: leads from one to the other"];
    return { wide: side * sides.length, high: 2 * radius + 92, shapes: [edges, loops, boxes], notes };
  });
}
