// Boards as grids, with what points to their squares; lists as rows of items with their indexes;
// deques, sets, maps and objects.

import { h } from "./dom.mjs";
import { inline, legend, looksAt, marked, pointers, tagged, those, unseenChange } from "./marks.mjs";
import { counted, fresh, held, rowsOf, same, short, square } from "./values.mjs";

const SHORT = 4; // letters of a name that a square has room for; longer ones stand below the board
const DEEPEST = 3; // lists in lists that are drawn as such

/** A grid of squares; `at(row, column)` is what marks one, `tags` what stands beside each row. */
export function grid(rows, state, at, tags = []) {
  const shown = rows.map(row => row.map(cell => square(cell, state)));
  const isWide = shown.some(row => row.some(cell => cell.length > 2));
  const line = (cells, i) => h("tr", {}, h("th", { scope: "row" }, tags[i], i), cells.map((cell, j) => {
    const { marks, words, inside } = at(i, j);
    return h("td", marked(cell, marks, words), cell, inside);
  }));
  const numbers = shown[0].map((_, j) => h("th", { scope: "col" }, j));
  return h("table", { class: `grid ${isWide ? "wide" : ""}` },
    h("thead", {}, h("tr", {}, h("td"), numbers)), h("tbody", {}, shown.map(line)));
}

/** How the squares of a board differ from those of earlier states. */
function history(value, rows, on) {
  const [old, oldest] = [on.before, on.first].map(state => state && rowsOf(value, state, on.strings));
  const differs = (other, i, j) => other && !same(rows[i][j], other[i]?.[j]);
  const inner = held(value, on.state).items;
  const looks = (i, j) => looksAt(on, inner[i].held, rows[i].length, j) || looksAt(on, value.held, rows.length, i, j);
  return (i, j) => ({ changed: differs(old, i, j), settled: differs(oldest, i, j), "looked-at": looks(i, j) });
}

const named = names => names.join(" · ");
const isShort = names => named(names).length <= SHORT;

/** The board that is a value, or null; `wrong(row, column)` says which squares are. @param {(row: number, column: number) => boolean} [wrong] */
export function board(value, on, wrong = () => false) {
  const rows = rowsOf(value, on.state, on.strings);
  if (!rows) return null;
  const { items: inner, size } = held(value, on.state);
  const marks = history(value, rows, on);
  const frames = pointers(value.held, [rows.length, rows[0].length], on);
  const at = (i, j) => {
    const names = frames.get(`${i},${j}`) ?? [];
    return {
      marks: those({ ...marks(i, j), wrong: wrong(i, j) }),
      words: names,
      inside: names.length ? h("span", { class: "cursor" }, isShort(names) && h("b", {}, named(names))) : null,
    };
  };
  const below = [...frames].filter(([, names]) => !isShort(names))
    .map(([place, names]) => [h("span", { class: "frame", "aria-hidden": "true" }), `${named(names)}: (${place.replace(",", ", ")})`]);
  return h("div", {}, grid(rows, on.state, at, inner.map(row => tagged(row, on))),
    more("p", size, " rows"), legend(below));
}

const isRow = (value, on) => held(value, on.state)?.shape === "list" && held(value, on.state).items.length > 0;

/** What has changed in an object since the state before. */
const changes = (number, items, on) => fresh(on.before?.heap[number]?.items, items);

/** A list, deque or set; `wrong` holds the indexes of the items that are. @param {Set<number>} [wrong] */
export function list(value, on, wrong = new Set(), deep = 1) {
  const { type, shape, items, size } = held(value, on.state);
  const number = value.held, isNew = changes(number, items, on);
  const hasIndexes = shape === "list" && type === "list";
  const isNested = shape === "list" && deep < DEEPEST && items.some(item => isRow(item, on));
  const names = hasIndexes ? pointers(number, [items.length], on) : new Map();
  const item = (inner, i) => {
    const isSeen = looksAt(on, number, size ?? items.length, i);
    const marks = those({ changed: isNew.has(i), "looked-at": isSeen, wrong: wrong.has(i) });
    const here = names.get(String(i))?.join(", ");
    const label = `${hasIndexes ? `${i}: ` : ""}${short(inner, on.state)}`;
    const nested = isNested && isRow(inner, on);
    const attributes = marked(label, nested ? [] : marks, here ? [here] : [], nested ? marks.join(" ") : "");
    return h("li", attributes,
      hasIndexes ? h("span", { class: "index" }, i) : null,
      nested ? [board(inner, on) ?? list(inner, on, undefined, deep + 1), tagged(inner, on)]
        : h("span", { class: "item" }, inline(inner, on)),
      here ? h("span", { class: "names" }, here) : null);
  };
  const end = (side, name) => type === "deque" ? h("li", { class: `end ${side}` }, name) : null;
  return h("ol", { class: `items ${type === "deque" ? "deque" : shape} ${isNested ? "rows" : ""}` },
    end("front", "front"), items.map(item),
    items.length ? null : h("li", { class: "more" }, "empty"), more("li", size), end("back", "back"));
}

const more = (tag, size, noun = "") => size ? h(tag, { class: "more" }, `… ${counted(size)}${noun} in all`) : null;

/** A map, or an object by its fields. */
export function map(value, on) {
  const { shape, items, size } = held(value, on.state);
  const isNew = changes(value.held, items, on);
  const entries = items.map(({ key, value: inner }, i) => h("div", { class: isNew.has(i) ? "changed" : "" },
    h("dt", {}, shape === "map" ? inline(key, on) : key),
    h("dd", {}, inline(inner, on), unseenChange(isNew.has(i)))));
  return h("div", {},
    entries.length ? h("dl", { class: "map" }, entries) : h("p", { class: "more" }, "empty"),
    more("p", size));
}
