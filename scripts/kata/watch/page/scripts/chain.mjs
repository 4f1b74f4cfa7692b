// Linked lists as chains: nodes in rows, arrows between them, names under them.

import { legend } from "./collected.mjs";
import { h } from "./dom.mjs";
import { described, known, labelOf, numbersOf, rooted, shapes, unshown } from "./nodes.mjs";
import { SIZE, along, arc, box, canvas, line, widthOf, words } from "./svg.mjs";
import { fields, held, isCut, isNode, isTree } from "./values.mjs";

const ROW = 8; // nodes
const GAP = 26; // pixels from node to node
const NAME = 13, LETTER = 7.5; // pixels of a line of names, of one of their letters

const isLink = (value, state) => isNode(value, state) && !isTree(held(value, state));

/** Where each node stands: {number: {row, column}}, chain after chain. */
function placed(numbers, next) {
  const at = new Map();
  let row = 0;
  for (const root of rooted(numbers, number => next(number).slice(0, 1))) {
    if (at.has(root)) continue;
    let count = 0;
    for (let number = root; number !== undefined && !at.has(number); [number] = next(number)) {
      at.set(number, { row: row + Math.floor(count / ROW), column: count % ROW });
      count += 1;
    }
    row += Math.ceil(count / ROW);
  }
  return at;
}

const key = ({ row, column }) => `${row} ${column}`;

/** How many lines further down the names of a node stand, so that no neighbour's touch them. */
function levelOf(numbers, places, about, step) {
  const at = new Map(numbers.map(number => [key(places.get(number)), number]));
  const size = number => Math.max(...about.names(number).map(name => name.length)) * LETTER;
  return function level(number) {
    const { row, column } = places.get(number), left = at.get(key({ row, column: column - 1 }));
    if (left === undefined || !about.names(left).length || !about.names(number).length) return 0;
    return size(left) + size(number) < 2 * step ? 0 : level(left) + about.names(left).length;
  };
}

/** An arrow to any node: above the row, or straight to another one. */
const bow = (a, b, width, height, kind) =>
  a.row === b.row ? arc(a, b, height, kind) : line(a, b, true, kind, width / 2 + 4);

/** An arrow to the next node: straight on, to the start of the next row, or a bow to anywhere else. */
function arrow(a, b, width, room) {
  const half = width / 2 + 2;
  if (b.row === a.row && b.column === a.column + 1) return line(a, b, true, "", half);
  if (b.row === a.row + 1 && b.column === 0 && a.column === ROW - 1) {
    const lane = b.y - SIZE / 2 - 8;
    const out = a.x + half + 8;
    return along([[a.x + half, a.y], [out, a.y], [out, lane], [b.x, lane], [b.x, b.y - SIZE / 2 - 2]]);
  }
  return bow(a, b, width, room, "bow");
}

/** All linked lists of a state; `wrong` holds the numbers of the nodes that are. */
export function chains(on, wrong) {
  const { state } = on;
  const numbers = numbersOf(state, value => isLink(value, state));
  if (!numbers.length) return null;
  const links = number => state.h[number][2].filter(([, value]) => isLink(value, state));
  const next = number => links(number).filter(([name]) => name === "next").map(([, [, other]]) => other);
  const about = known(on, value => isLink(value, state), wrong);
  const places = placed(numbers, next);
  const labels = new Map(numbers.map(number => [number, labelOf(number, state)]));
  const width = widthOf([...labels.values()]);
  const level = levelOf(numbers, places, about, width + GAP);
  const lines = Math.max(1, ...numbers.map(number => level(number) + about.names(number).length));
  const others = new Set(numbers.flatMap(links).map(([name]) => name).filter(name => name !== "next"));
  const isBow = number => next(number).some(other => {
    const [a, b] = [places.get(number), places.get(other)];
    return b.row < a.row || (b.row === a.row && b.column <= a.column) || b.row > a.row + 1;
  });
  const room = others.size || numbers.some(isBow) ? 44 : 10;
  const height = SIZE + room + lines * NAME + 8;
  const spot = number => {
    const { row, column } = places.get(number);
    return { row, column, x: 16 + width / 2 + column * (width + GAP), y: row * height + room + SIZE / 2 };
  };
  const at = new Map(numbers.map(number => [number, spot(number)]));
  const drawn = numbers.map(number => {
    const { x, y } = at.get(number);
    const ends = fields(state.h[number]).next;
    const end = isCut(ends) ? "…" : ends === null ? "None" : "";
    return [
      box({ ...about.about(number), x, y, width, label: labels.get(number) }, on),
      about.names(number).map((name, i) => words(x, y + SIZE / 2 + NAME * (level(number) + i + 1), "name", name)),
      end ? line({ x, y }, { x: x + width + GAP - 2, y }, true, "", width / 2 + 2) : null,
      end ? words(x + width / 2 + GAP + 14, y + 3.5, "end", end) : null,
    ];
  });
  const edge = (name, a, b) =>
    name === "next" ? arrow(a, b, width, room) : bow(a, b, width, room - 6, "other");
  const edges = numbers.flatMap(number =>
    links(number).map(([name, [, other]]) => edge(name, at.get(number), at.get(other))));
  const columns = Math.max(...[...places.values()].map(({ column }) => column)) + 1;
  const rows = Math.max(...[...places.values()].map(({ row }) => row)) + 1;
  const more = unshown(numbers, state);
  return h("div", {},
    canvas(columns * (width + GAP) + 46, rows * height + 4,
      described("linked list", numbers, about, on), edges, drawn),
    more ? h("p", { class: "more" }, more) : null,
    legend(about.found, others.size ? `dashed: ${[...others].join(", ")}` : "", shapes(numbers, on)));
}
