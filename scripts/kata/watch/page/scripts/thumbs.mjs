// Thumbnails: what changes in a run, drawn small, with what has just changed marked.

import { h } from "./dom.mjs";
import { graphs, vertexTypes } from "./graph.mjs";
import { nodePictures } from "./pictured.mjs";
import { fresh, held, rowsOf, same, text } from "./values.mjs";

export const HIGH = 34; // pixels of a thumbnail
const WIDEST = 132, NARROWEST = 30;
const CELL = 8; // pixels of a square at most
const LETTER = 6, SLOT = 15; // of a letter, of an item's height
const FEW = 14; // items whose text is written
const LINES = 2; // of such texts

const picture = (wide, high, ...inside) =>
  h("svg", { width: wide, height: Math.min(high, HIGH), viewBox: `0 0 ${wide} ${high}`, "aria-hidden": "true" }, inside);

/** The thumbnail of a state after `before`: {wide, drawn}, or null if there is nothing to draw. */
export function thumbnail(found, state, before, first, on) {
  if (!found.valueIn) return nodes({ ...on, state, before });
  const value = found.valueIn(state);
  const rows = rowsOf(value, state, on.strings);
  return rows && !arePairs(rows) ? board(rows, ...[before, first].map(other => other && rowsOf(found.valueIn(other), other, on.strings)))
    : items(value, state, before && found.valueIn(before), before, on);
}

/** Whether rows are pairs of whole numbers, as intervals are: their squares would say nothing. */
const arePairs = rows => rows[0].length === 2 && rows.flat().every(Number.isInteger);

/** All nodes as they are drawn large, made small. */
function nodes(on) {
  const seen = { ...on, types: vertexTypes(on.state) };
  const found = [...nodePictures(seen), graphs(seen)].filter(Boolean).map(svgIn);
  if (!found.length) return null;
  const [large] = found.toSorted((a, b) => b.attributes.width - a.attributes.width);
  const { width, height, viewBox } = large.attributes;
  const scale = Math.min(HIGH / height, WIDEST / width, 0.6);
  const wide = Math.ceil(width * scale), attributes = { width: wide, height: Math.ceil(height * scale), viewBox };
  return { wide, drawn: { ...large, attributes: { ...attributes, class: "drawing", "aria-hidden": "true" } } };
}

const svgIn = drawn => drawn.tag === "svg" ? drawn : drawn.children.map(child => child.tag && svgIn(child)).find(Boolean);

/** A board, or lists of any lengths, as squares: those that have just changed, have changed before, hold something unusual. */
function board(rows, before, first) {
  const isUnusual = fewAmong((first ?? rows).flat());
  const longest = Math.max(...rows.map(row => row.length)), size = Math.min(CELL, HIGH / rows.length, WIDEST / longest);
  const paths = { plain: "", filled: "", settled: "", changed: "" };
  rows.forEach((row, i) => row.forEach((cell, j) => {
    const differs = other => other && !same(cell, other[i]?.[j]);
    const kind = differs(before) ? "changed" : differs(first) ? "settled" : isUnusual(cell) ? "filled" : "plain";
    const gap = size > 3 ? 1 : 0, side = round(size - gap);
    paths[kind] += `M${round(j * size)} ${round(i * size)}h${side}v${side}h-${side}z`;
  }));
  const wide = Math.ceil(longest * size), high = Math.ceil(rows.length * size);
  return { wide, drawn: picture(wide, high, squares(paths)) };
}

/** The last boards of a list of them, side by side, with those that are new marked. */
function boards(all, isNew) {
  let wide = 0, high = 0;
  const drawn = [];
  for (let i = all.length - 1; i >= 0; i--) {
    const one = board(all[i]);
    if (drawn.length && wide + one.wide + CELL > WIDEST) break;
    drawn.push(h("g", { class: isNew.has(i) ? "new" : "", transform: `translate(${-wide - one.wide} 0)` }, one.drawn.children));
    wide += one.wide + CELL;
    high = Math.max(high, Number(one.drawn.attributes.height));
  }
  wide -= CELL;
  return { wide, drawn: picture(wide, high, h("g", { transform: `translate(${wide} 0)` }, drawn)) };
}

const squares = paths => Object.entries(paths).filter(([, d]) => d).map(([kind, d]) => h("path", { class: kind, d }));
const round = number => Math.round(number * 10) / 10;

/** Tells the cells that are not like most of these; none if there are no most. */
function fewAmong(cells) {
  const counts = new Map();
  for (const cell of cells) counts.set(String(cell), (counts.get(String(cell)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const [usual] = [...counts].find(([, count]) => count === most);
  return cell => 2 * most >= cells.length && String(cell) !== usual;
}

const itemsOf = (value, state) => typeof value === "string" ? [...value] : held(value, state)?.[2] ?? [];

/** The items of the lists in a list or a map; null if it holds anything else, or nothing. */
function inner(value, state) {
  const isMap = held(value, state)?.[1] === "map";
  const lists = itemsOf(value, state).map(item => held(isMap ? item[1] : item, state) ?? []);
  const rows = lists.map(([, shape, some]) => shape === "list" ? some : []);
  return rows.length && rows.every(row => row.length) ? rows : null;
}

function textsOf(value, state) {
  const isMap = held(value, state)?.[1] === "map";
  return itemsOf(value, state).map(item => isMap ? `${bare(item[0], state)}:${bare(item[1], state)}` : bare(item, state));
}

/** A list, a string, a set or a map, item by item: as text where there are few, else as squares. */
function items(value, state, old, before, { strings }) {
  const texts = textsOf(value, state), all = itemsOf(value, state).map(item => rowsOf(item, state, strings));
  const isNew = before ? fresh(textsOf(old, before), texts) : new Set();
  if (all.length && !all.includes(null)) return boards(all, isNew);
  const [rows, others] = [inner(value, state), before && (inner(old, before) ?? [])];
  return (texts.length <= FEW && written(texts, isNew)) || (rows ? board(rows, others) : blocks(texts.length, isNew));
}

const bare = (item, state) => typeof item === "string" ? item : text(item, state).replaceAll(", ", ",");

/** The texts in a few lines; null where they do not fit. */
function written(texts, isNew) {
  const widths = texts.map(one => Math.max(one.length * LETTER + 5, 11));
  let x = 0, y = 0, wide = NARROWEST;
  const cells = texts.map((one, i) => {
    if (x && x + widths[i] > WIDEST) [x, y] = [0, y + SLOT + 2];
    const left = x;
    x += widths[i] + 1;
    wide = Math.max(wide, x);
    return h("g", { class: isNew.has(i) ? "changed" : "plain" },
      h("rect", { x: left, y, width: widths[i], height: SLOT, rx: 2 }),
      h("text", { x: left + widths[i] / 2, y: y + SLOT - 4 }, one));
  });
  const fits = wide <= WIDEST + 1 && y < LINES * (SLOT + 2);
  return fits ? { wide, drawn: picture(wide, y + SLOT, cells) } : null;
}

function blocks(count, isNew) {
  const size = Math.max(Math.min(CELL, Math.sqrt(WIDEST * HIGH / Math.max(count, 1)) - 0.5), 1);
  const columns = Math.max(Math.floor(WIDEST / size), 1), paths = { plain: "", changed: "" };
  for (let i = 0; i < Math.min(count, columns * Math.floor(HIGH / size)); i++) {
    const side = round(size > 3 ? size - 1 : size);
    paths[isNew.has(i) ? "changed" : "plain"] +=
      `M${round(i % columns * size)} ${round(Math.floor(i / columns) * size)}h${side}v${side}h-${side}z`;
  }
  const wide = Math.max(Math.ceil(Math.min(count, columns) * size), NARROWEST);
  return { wide, drawn: picture(wide, Math.ceil(Math.ceil(count / columns) * size) || SLOT, squares(paths)) };
}
