// What pictures of nodes are made of: boxes, lines and arrows, in pixels, never scaled.

import { h } from "./dom.mjs";
import { hue, isShared } from "./marks.mjs";

export const SIZE = 30; // of a node
const LETTER = 8; // pixels, about
const BADGES = [[1, -1], [-1, -1], [1, 1], [-1, 1]]; // where collections are numbered

/** How wide nodes are so that each of these texts fits. */
export const widthOf = labels => Math.max(SIZE, ...labels.map(label => label.length * LETTER + 14));

export const words = (x, y, kind, ...text) => h("text", { x, y, class: kind }, text);

/** A node: round if it came with the input, square if the solution made it. */
export function box({ x, y, number, label, width = SIZE, orders = [], marks = [], own = false }, on) {
  const round = isShared(number, on) ? SIZE / 2 : 3;
  const badge = ([k, order]) => {
    const [dx, dy] = BADGES[k];
    const at = { x: x + dx * (width / 2 - 1), y: y + dy * (SIZE / 2 - 1) };
    return h("g", { class: `badge k${k}` },
      h("circle", { cx: at.x, cy: at.y, r: order.length > 2 ? 10 : 7.5 }), words(at.x, at.y + 3.5, "", order));
  };
  return h("g", { class: ["node", own && hue(number, on), ...marks].filter(Boolean).join(" ") },
    h("rect", { x: x - width / 2, y: y - SIZE / 2, width, height: SIZE, rx: round }),
    words(x, y + 4.5, "", label), orders.map(badge));
}

const unit = (a, b) => {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / long, y: (b.y - a.y) / long };
};

const round = number => Math.round(number * 10) / 10;
const point = ({ x, y }) => `${round(x)} ${round(y)}`;

/** The head of an arrow that comes from there and ends here. */
function head(from, to) {
  const { x, y } = unit(from, to);
  const side = way => ({ x: to.x - 7 * x + way * 3.5 * y, y: to.y - 7 * y - way * 3.5 * x });
  return h("path", { class: "head", d: `M${point(to)} L${point(side(1))} L${point(side(-1))} Z` });
}

const away = (a, b, gap) => {
  const { x, y } = unit(a, b);
  return { x: a.x + x * gap, y: a.y + y * gap };
};

/** A straight line between two nodes, `gap` pixels short of their centres. */
export function line(a, b, arrow = true, kind = "", gap = SIZE / 2 + 2) {
  const from = away(a, b, gap), to = away(b, a, gap);
  return h("g", { class: `edge ${kind}` },
    h("path", { d: `M${point(from)} L${point(to)}` }), arrow ? head(from, to) : null);
}

/** An arrow along corners. */
export function along(corners) {
  const points = corners.map(([x, y]) => ({ x, y }));
  return h("g", { class: "edge" },
    h("path", { d: `M${points.map(point).join(" L")}` }), head(points.at(-2), points.at(-1)));
}

/** An arrow from the top of one node to the top of another, or of the same. */
export function arc(a, b, height, kind = "") {
  const from = { x: a.x + 4, y: a.y - SIZE / 2 }, to = { x: b.x - 4, y: b.y - SIZE / 2 - 2 };
  const peak = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - height };
  return h("g", { class: `edge ${kind}` },
    h("path", { d: `M${point(from)} Q${point(peak)} ${point(to)}` }), head(peak, to));
}

/** A picture that is as large as it must be; the region around it scrolls. */
export function canvas(wide, high, label, ...inside) {
  const width = round(wide), height = round(high), viewBox = `0 0 ${width} ${height}`;
  const svg = h("svg", { viewBox, width, height, role: "img", "aria-label": label }, inside);
  return h("div", { class: "drawing" }, svg);
}
