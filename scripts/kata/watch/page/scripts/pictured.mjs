// The picture of a value; of a result, with what differs from the expected one marked as wrong.

import { board } from "./board.mjs";
import { chains } from "./chain.mjs";
import { h } from "./dom.mjs";
import { graphs, isVertex, vertexTypes } from "./graph.mjs";
import { bars } from "./intervals.mjs";
import { list, map } from "./lists.mjs";
import { trees } from "./tree.mjs";
import { fields, fresh, held, kindOf, rowsOf, short, square, stateOf, text } from "./values.mjs";

const DRAW = { list, set: list, map, object: map };
const DRAW_NODES = { chain: chains, tree: trees };

/** The pictures of all nodes of the kinds that the page knows. */
export const nodePictures = (on, wrong) => on.kinds.map(kind => (DRAW_NODES[kind.drawn] ?? chains)(on, kind, wrong));

/** The picture of an object that is no node. */
export const picture = (value, on) => board(value, on) ?? DRAW[held(value, on.state)[1]](value, on);

/** The picture of a single value, on a page; what differs from the other one is marked as wrong. */
export function pictured(drawn, { strings, kinds }, other) {
  const { v } = drawn, state = stateOf(drawn);
  const on = { state, strings, kinds, shared: Infinity }; // of a lone value, all nodes look the same
  const object = held(v, state);
  if (!object) {
    const isWrong = other && text(v, state) !== text(other.v, other);
    return h("code", { class: isWrong ? "wrong" : "" }, short(v, state));
  }
  if (kindOf(v, on)) return h("div", {}, nodePictures(on, wrongNodes(drawn, other, kinds)));
  const seen = { ...on, types: vertexTypes(state) };
  if (isVertex(v, seen)) return graphs(seen);
  const shown = board(v, on, wrongSquares(drawn, other, strings))
    ?? (object[1] === "list" ? list(v, on, wrongItems(drawn, other)) : picture(v, on));
  const size = wrongSize(drawn, other);
  return size ? h("div", {}, shown, h("p", { class: "more wrong" }, size)) : shown;
}

/** {name: picture} as figures; what differs in `yours` from `expected` is marked as wrong. */
export function figures(pictures, on) {
  const known = bars(pictures);
  return Object.entries(pictures).map(([name, drawn]) => h("figure", {}, h("figcaption", {}, name),
    known[name] ?? pictured(drawn, on, name === "yours" ? pictures.expected : undefined)));
}

/** Which squares of a board are not those of the other, as (row, column) => whether. */
function wrongSquares(drawn, other, strings) {
  const rows = rowsOf(drawn.v, drawn, strings), wanted = other && rowsOf(other.v, other, strings);
  if (!rows || !wanted) return () => false;
  return (i, j) => wanted[i]?.[j] === undefined || square(rows[i][j], drawn) !== square(wanted[i][j], other);
}

const itemsOf = drawn => held(drawn.v, drawn)[2].map(item => text(item, drawn));

/** The indexes of the items of a list that are not those of the other. */
function wrongItems(drawn, other) {
  return other && held(other.v, other) ? fresh(itemsOf(other), itemsOf(drawn)) : new Set();
}

/** The numbers of the nodes that do not stand at the same place of the other with the same value. */
function wrongNodes(drawn, other, kinds) {
  const wrong = new Set(), known = new Set();
  const waiting = other ? [[drawn.v, other.v]] : [];
  for (const [value, wanted] of waiting) {
    const kind = kindOf(value, { state: drawn, kinds });
    if (!kind || known.has(value[1])) continue;
    known.add(value[1]);
    const own = fields(held(value, drawn));
    const ideal = kindOf(wanted, { state: other, kinds }) && fields(held(wanted, other));
    if (!ideal || text(own.val, drawn) !== text(ideal.val, other)) wrong.add(value[1]);
    waiting.push(...kind.links.map(name => [own[name], ideal?.[name]]));
  }
  return wrong;
}

/** Says that a list or board is longer or shorter than the other. */
function wrongSize(drawn, other) {
  const [a, b] = [drawn, other].map(one => one && held(one.v, one));
  if (a?.[1] !== "list" || b?.[1] !== "list") return "";
  const [own, wanted] = [a, b].map(([,, items, size]) => size ?? items.length);
  return own === wanted ? "" : `${own} item${own === 1 ? "" : "s"} instead of ${wanted}`;
}
