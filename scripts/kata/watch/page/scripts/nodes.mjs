// What pictures of nodes share: which nodes there are, what is said of each, the frame around them,
// and what they are made of: boxes, lines and arrows, in pixels, never scaled.

import { h } from "./dom.mjs";
import { hue, isShared, legend, namesOf, those } from "./marks.mjs";
import { counted, fields, isCut, payload, plural, round, same, square } from "./values.mjs";

export const SIZE = 30; // of a node
const LETTER = 8; // pixels, about

/** A picture of all nodes of a state for which `isOne` holds, or null if there are none. `lay` puts
 * them in their places, given {numbers, width, label, names, about, origins} with what stands on
 * each; it returns {wide, high, shapes, notes, more}. */
export function drawNodes(on, title, isOne, lay, wrong = new Set()) {
  const { state, before } = on;
  const numbers = Object.keys(state.heap).map(Number).filter(number => isOne({ held: number }))
    .toSorted((a, b) => a - b);
  if (!numbers.length) return null;
  const holders = namesOf(on);
  const isNew = number => before && !same(before.heap[number]?.items, state.heap[number].items);
  const names = number => holders.get(number) ?? [];
  const label = number => (payload(fields(state.heap[number])) ?? []).map(part => square(part, state)).join(":");
  const about = number => ({ number, label: label(number), marks: those({ changed: isNew(number), wrong: wrong.has(number) }) });
  const saidOf = number => [...names(number), ...about(number).marks];
  const described = numbers.filter(number => saidOf(number).length)
    .map(number => `${label(number) || state.heap[number].type}: ${saidOf(number).join(", ")}`);
  const many = `${title} of ${plural(numbers.length, "node")}`;
  const width = Math.max(SIZE, ...numbers.map(number => label(number).length * LETTER + 14));
  const isMixed = new Set(numbers.map(number => isShared(number, on))).size > 1;
  const origins = isMixed && "round: came with the input; square: made by the solution";
  const { wide, high, shapes, notes, more } = lay({ numbers, width, label, names, about, origins });
  return h("div", {},
    canvas(wide, high, [many, ...described].join("; "), shapes),
    more ? h("p", { class: "more" }, more) : null,
    legend(notes));
}

/** The nodes that nothing leads to, each with all it leads to before the next; then what is left. */
export function rooted(numbers, linked) {
  const inner = new Set(numbers.flatMap(number => linked(number).filter(other => other !== number)));
  return [...numbers.filter(number => !inner.has(number)), ...numbers];
}

/** Says how many nodes are shown when there are more. */
export function unshown(numbers, state) {
  const all = state.nodes > numbers.length ? ` of ${counted(state.nodes)}` : "";
  const isMore = numbers.some(number => state.heap[number].items.some(({ value }) => isCut(value)));
  if (!all && !isMore) return "";
  return `… ${counted(numbers.length)}${all} nodes are shown${all ? "" : ", more were not recorded"}`;
}

export const words = (x, y, kind, ...text) => h("text", { x, y, class: kind }, text);

/** A node: round if it came with the input, square if the solution made it. */
export function box({ x, y, number, label, width, marks, own = false }, on) {
  const rx = isShared(number, on) ? SIZE / 2 : 3;
  return h("g", { class: ["node", own && hue(number, on), ...marks].filter(Boolean).join(" ") },
    h("rect", { x: x - width / 2, y: y - SIZE / 2, width, height: SIZE, rx }),
    words(x, y + 4.5, "", label));
}

const unit = (a, b) => {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / long, y: (b.y - a.y) / long };
};

const point = ({ x, y }) => `${round(x)} ${round(y)}`;

/** A path, with the head of an arrow that comes from a place and ends at another one, if that is given. */
function edge(kind, path, from, to) {
  const { x, y } = unit(from, to ?? from);
  const side = way => ({ x: to.x - 7 * x + way * 3.5 * y, y: to.y - 7 * y - way * 3.5 * x });
  const head = to && h("path", { class: "head", d: `M${point(to)} L${point(side(1))} L${point(side(-1))} Z` });
  return h("g", { class: `edge ${kind}` }, h("path", { d: path }), head);
}

/** A straight line between two nodes, `gap` pixels short of their centres. */
export function line(a, b, arrow = true, kind = "", gap = SIZE / 2 + 2) {
  const { x, y } = unit(a, b), from = { x: a.x + x * gap, y: a.y + y * gap }, to = { x: b.x - x * gap, y: b.y - y * gap };
  return edge(kind, `M${point(from)} L${point(to)}`, from, arrow && to);
}

export function along(corners) {
  const points = corners.map(([x, y]) => ({ x, y }));
  return edge("", `M${points.map(point).join(" L")}`, points.at(-2), points.at(-1));
}

/** An arrow from the top of one node to the top of another, or of the same. */
export function arc(a, b, height, kind = "") {
  const from = { x: a.x + 4, y: a.y - SIZE / 2 }, to = { x: b.x - 4, y: b.y - SIZE / 2 - 2 };
  const peak = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - height };
  return edge(kind, `M${point(from)} Q${point(peak)} ${point(to)}`, peak, to);
}

/** A picture that is as large as it must be; the region around it scrolls. */
function canvas(wide, high, label, ...inside) {
  const width = round(wide), height = round(high), viewBox = `0 0 ${width} ${height}`;
  const svg = h("svg", { viewBox, width, height, role: "img", "aria-label": label }, inside);
  return h("div", { class: "drawing" }, svg);
}
