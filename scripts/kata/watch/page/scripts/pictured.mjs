// The picture of a value; of a result, with what differs from the expected one marked as wrong.

import { board, list, map } from "./lists.mjs";
import { chains } from "./chain.mjs";
import { h } from "./dom.mjs";
import { graphs, isVertex, vertexTypes } from "./graph.mjs";
import { trees } from "./trees.mjs";
import { fields, fresh, held, kindOf, plural, rowsOf, short, square, text } from "./values.mjs";

const DRAW = { list, set: list, map, object: map };
const DRAW_NODES = { chain: chains, tree: trees };

/** The pictures of all nodes of the kinds that the page knows. */
export const nodePictures = (on, wrong) => on.kinds.map(kind => (DRAW_NODES[kind.drawn] ?? chains)(on, kind, wrong));

/** The picture of an object that is no node. */
export const picture = (value, on) => board(value, on) ?? DRAW[held(value, on.state).shape](value, on);

/** The picture of a single value, on a page; what differs from the other one is marked as wrong.
 * @param {Py.Drawn} drawn @param {{ strings: boolean, kinds: Py.NodeKind[] }} page @param {Py.Drawn} [other] */
export function pictured(drawn, { strings, kinds }, other) {
  const { value, heap, nodes } = drawn, state = { heap, mentioned: [], frames: [], arguments: [], nodes };
  const on = { state, strings, kinds, shared: Infinity }; // of a lone value, all nodes look the same
  const object = held(value, state);
  if (!object) {
    const isWrong = other && text(value, state) !== text(other.value, other);
    return h("code", { class: isWrong ? "wrong" : "" }, short(value, state));
  }
  if (kindOf(value, on)) return h("div", {}, nodePictures(on, wrongNodes(drawn, other, kinds)));
  const seen = { ...on, types: vertexTypes(state) };
  if (isVertex(value, seen)) return graphs(seen);
  const shown = board(value, on, wrongSquares(drawn, other, strings))
    ?? (object.shape === "list" ? list(value, on, wrongItems(drawn, other)) : picture(value, on));
  const size = wrongSize(drawn, other);
  return size ? h("div", {}, shown, h("p", { class: "more wrong" }, size)) : shown;
}

/** A picture below what it is called; nothing without one. */
export const figure = (caption, shown, kind = "") => shown &&
  h("figure", { class: kind }, caption.length > 0 && h("figcaption", {}, caption), shown);

/** {name: picture} as figures; what differs in `yours` from `expected` is marked as wrong. @param {Record<string, Py.Drawn>} pictures */
export const figures = (pictures, on) => Object.entries(pictures).map(([name, drawn]) =>
  figure(name, pictured(drawn, on, name === "yours" ? pictures.expected : undefined)));

/** Which squares of a board are not those of the other, as (row, column) => whether. */
function wrongSquares(drawn, other, strings) {
  const rows = rowsOf(drawn.value, drawn, strings), wanted = other && rowsOf(other.value, other, strings);
  if (!rows || !wanted) return () => false;
  return (i, j) => wanted[i]?.[j] === undefined || square(rows[i][j], drawn) !== square(wanted[i][j], other);
}

/** The indexes of the items of a list that are not those of the other. */
const wrongItems = (drawn, other) =>
  other && held(other.value, other) ? fresh(itemsOf(other), itemsOf(drawn)) : new Set();

const itemsOf = drawn => held(drawn.value, drawn).items.map(item => text(item, drawn));

/** The numbers of the nodes that do not stand at the same place of the other with the same value. */
function wrongNodes(drawn, other, kinds) {
  const wrong = new Set(), known = new Set();
  const waiting = other ? [[drawn.value, other.value]] : [];
  for (const [value, wanted] of waiting) {
    const kind = kindOf(value, { state: drawn, kinds });
    if (!kind || known.has(value.held)) continue;
    known.add(value.held);
    const own = fields(held(value, drawn));
    const ideal = kindOf(wanted, { state: other, kinds }) && fields(held(wanted, other));
    if (!ideal || text(own.val, drawn) !== text(ideal.val, other)) wrong.add(value.held);
    waiting.push(...kind.links.map(name => [own[name], ideal?.[name]]));
  }
  return wrong;
}

/** Says that a list or board is longer or shorter than the other. */
function wrongSize(drawn, other) {
  const [a, b] = [drawn, other].map(one => one && held(one.value, one));
  if (a?.shape !== "list" || b?.shape !== "list") return "";
  const [own, wanted] = [a, b].map(({ items, size }) => size ?? items.length);
  return own === wanted ? "" : `${plural(own, "item")} instead of ${wanted}`;
}
