// Linked lists as chains: nodes in rows, arrows between them, names under them.

import { SIZE, along, arc, box, drawNodes, line, rooted, unshown, words } from "./nodes.mjs";
import { fields, isCut, kindOf } from "./values.mjs";

const ROW = 8; // nodes
const GAP = 26; // pixels from node to node
const NAME = 13, LETTER = 7.5; // pixels of a line of names, of one of their letters

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
function levelOf(numbers, places, names, step) {
  const at = new Map(numbers.map(number => [key(places.get(number)), number]));
  const size = number => Math.max(...names(number).map(name => name.length)) * LETTER;
  return function level(number) {
    const { row, column } = places.get(number), left = at.get(key({ row, column: column - 1 }));
    if (left === undefined || !names(left).length || !names(number).length) return 0;
    return size(left) + size(number) < 2 * step ? 0 : level(left) + names(left).length;
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

/** All chains of a state whose nodes are of this kind; `wrong` holds the numbers of those that are. */
export function chains(on, kind, wrong) {
  const { state } = on, [following] = kind.links;
  const isOne = value => kindOf(value, on) === kind;
  const links = number => state.heap[number].items.filter(({ value }) => isOne(value));
  const next = number => links(number).filter(({ key: name }) => name === following).map(({ value }) => value.held);
  return drawNodes(on, kind.name, isOne, ({ numbers, width, names, about, origins }) => {
    const places = placed(numbers, next);
    const level = levelOf(numbers, places, names, width + GAP);
    const lines = Math.max(1, ...numbers.map(number => level(number) + names(number).length));
    const others = new Set(numbers.flatMap(links).map(({ key: name }) => name).filter(name => name !== following));
    const isBow = number => next(number).some(other => {
      const [a, b] = [places.get(number), places.get(other)];
      return b.row < a.row || (b.row === a.row && b.column <= a.column) || b.row > a.row + 1;
    });
    const room = others.size || numbers.some(isBow) ? 44 : 10;
    const height = SIZE + room + lines * NAME + 8;
    const over = number => (Math.max(0, ...names(number).map(name => name.length)) * LETTER - width) / 2;
    const left = Math.max(16, ...numbers.filter(number => places.get(number).column === 0).map(over));
    const at = new Map(numbers.map(number => {
      const { row, column } = places.get(number);
      return [number, { row, column, x: left + width / 2 + column * (width + GAP), y: row * height + room + SIZE / 2 }];
    }));
    const boxes = numbers.map(number => {
      const { x, y } = at.get(number);
      const last = fields(state.heap[number])[following], end = isCut(last) ? "…" : last === null ? "None" : "";
      return [
        box({ ...about(number), x, y, width }, on),
        names(number).map((name, i) => words(x, y + SIZE / 2 + NAME * (level(number) + i + 1), "name", name)),
        end ? line({ x, y }, { x: x + width + GAP - 2, y }, true, "", width / 2 + 2) : null,
        end ? words(x + width / 2 + GAP + 14, y + 3.5, "end", end) : null,
      ];
    });
    const edges = numbers.flatMap(number => links(number).map(({ key: name, value }) => {
      const [a, b] = [at.get(number), at.get(value.held)];
      return name === following ? arrow(a, b, width, room) : bow(a, b, width, room - 6, "other");
    }));
    const columns = Math.max(...[...places.values()].map(({ column }) => column)) + 1;
    const rows = Math.max(...[...places.values()].map(({ row }) => row)) + 1;
    const notes = [others.size && `dashed: ${[...others].join(", ")}`, origins];
    const wide = left + columns * (width + GAP) + 30, high = rows * height + 4;
    return { wide, high, shapes: [edges, boxes], notes, more: unshown(numbers, state) };
  }, wrong);
}
