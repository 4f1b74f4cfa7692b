// Boards as grids, with what points to their squares and what is collected on them.

import { h } from "./dom.mjs";
import {
  collections, isPlace, legend, looksAt, marked, orderWords, ordersOf, pointers, tagged,
} from "./marks.mjs";
import { counted, held, rowsOf, same, square } from "./values.mjs";

const SHORT = 4; // letters of a name that a square has room for; longer ones stand below the board
const BARE = { marks: [], words: [], inside: [] };

/** A grid of squares; `at(row, column)` is what marks one, `tags` what stands beside each row. */
export function grid(rows, state, at = () => BARE, tags = []) {
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

/** The place on a board of this size that a tuple is. */
const placeOn = (height, width) => item => {
  const [kind, row, column, ...more] = Array.isArray(item) ? item : [];
  const fits = kind === "tuple" && !more.length && isPlace(row, height) && isPlace(column, width);
  return fits ? `${row},${column}` : undefined;
};

/** How the squares of a board differ from those of earlier states. */
function history(value, rows, on) {
  const [old, oldest] = [on.before, on.first].map(state => state && rowsOf(value, state, on.strings));
  const differs = (other, i, j) => other && !same(rows[i][j], other[i]?.[j]);
  const list = held(value, on.state)[2];
  const looks = (i, j) => looksAt(on, list[i][1], rows[i].length, j)
    || looksAt(on, value[1], rows.length, i, j);
  return (i, j) => [
    ...(differs(old, i, j) ? ["changed"] : []),
    ...(differs(oldest, i, j) ? ["settled"] : []),
    ...(looks(i, j) ? ["looked-at"] : []),
  ];
}

const named = names => names.join(" · ");
const isShort = names => named(names).length <= SHORT;

/** The board that is a value, or null; `wrong(row, column)` says which squares are. */
export function board(value, on, wrong = () => false) {
  const rows = rowsOf(value, on.state, on.strings);
  if (!rows) return null;
  const [,, list, size] = held(value, on.state);
  const marks = history(value, rows, on);
  const frames = pointers(value[1], [rows.length, rows[0].length], on);
  const found = on.main === value[1] ? collections(on, placeOn(rows.length, rows[0].length)) : [];
  const orders = ordersOf(found);
  const at = (i, j) => {
    const names = frames.get(`${i},${j}`) ?? [], here = orders.get(`${i},${j}`) ?? [];
    return {
      marks: [...marks(i, j), ...(wrong(i, j) ? ["wrong"] : [])],
      words: [...names, ...orderWords(here, found)],
      inside: [
        here.map(([k, order]) => h("span", { class: `corner k${k}` }, order)),
        names.length ? h("span", { class: "cursor" }, isShort(names) && h("b", {}, named(names))) : null,
      ],
    };
  };
  const below = [...frames].filter(([, names]) => !isShort(names))
    .map(([place, names]) => [h("span", { class: "frame", "aria-hidden": "true" }), `${named(names)}: (${place.replace(",", ", ")})`]);
  return h("div", {}, grid(rows, on.state, at, list.map(row => tagged(row, on))),
    size ? h("p", { class: "more" }, `… ${counted(size)} rows in all`) : null, legend(found, ...below));
}
