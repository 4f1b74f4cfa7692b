// Lists as rows of items with their indexes; deques, sets, maps and objects.

import { board } from "./board.mjs";
import { h } from "./dom.mjs";
import { inline, looksAt, marked, pointers, tagged, unseenChange } from "./marks.mjs";
import { counted, fresh, held, short } from "./values.mjs";

const DEEPEST = 3; // lists in lists that are drawn as such

const isRow = (value, on) => held(value, on.state)?.[1] === "list" && held(value, on.state)[2].length > 0;

/** What has changed in an object since the state before. */
const changes = (number, items, on) => fresh(on.before?.h?.[number]?.[2], items);

/** A list, deque or set; `wrong` holds the indexes of the items that are. */
export function list(value, on, wrong = new Set(), deep = 1) {
  const [type, shape, items, size] = held(value, on.state);
  const number = value[1], isNew = changes(number, items, on);
  const hasIndexes = shape === "list" && type === "list";
  const isNested = shape === "list" && deep < DEEPEST && items.some(item => isRow(item, on));
  const names = hasIndexes ? pointers(number, [items.length], on) : new Map();
  const item = (inner, i) => {
    const marks = [
      ...(isNew.has(i) ? ["changed"] : []),
      ...(looksAt(on, number, size ?? items.length, i) ? ["looked-at"] : []),
      ...(wrong.has(i) ? ["wrong"] : []),
    ];
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
    items.length ? null : h("li", { class: "more" }, "empty"), more(size), end("back", "back"));
}

const more = size => size ? h("li", { class: "more" }, `… ${counted(size)} in all`) : null;

/** A map, or an object by its fields. */
export function map(value, on) {
  const [, shape, items, size] = held(value, on.state);
  const isNew = changes(value[1], items, on);
  const entries = items.map(([key, inner], i) => h("div", { class: isNew.has(i) ? "changed" : "" },
    h("dt", {}, shape === "map" ? inline(key, on) : key),
    h("dd", {}, inline(inner, on), unseenChange(isNew.has(i)))));
  return h("div", {},
    entries.length ? h("dl", { class: "map" }, entries) : h("p", { class: "more" }, "empty"),
    size ? h("p", { class: "more" }, `… ${counted(size)} in all`) : null);
}
