// What pictures of nodes share: which nodes there are, what is said of each, and the frame around
// the boxes and lines that a kind of picture puts in their places.

import { h } from "./dom.mjs";
import { collections, isShared, legend, namesOf, orderWords, ordersOf } from "./marks.mjs";
import { canvas, widthOf } from "./svg.mjs";
import { counted, fields, isCut, payload, same, square } from "./values.mjs";

/** The number of the node that an item is, or has in it, as (node, depth) has. */
function nodeIn(item, isOne) {
  if (isOne(item)) return item[1];
  const inner = item?.[0] === "tuple" ? item.filter(isOne) : [];
  return inner.length === 1 ? inner[0][1] : undefined;
}

/**
 * A picture of all nodes of a state for which `isOne` holds, or null if there are none.
 *
 * `lay` puts them in their places, given {numbers, width, label, names, about, origins} with what
 * stands on each; it returns {wide, high, shapes, notes, more}. `own` says what stands on a node, if
 * that is not its `val`, and its traits in words.
 */
export function drawNodes(on, title, isOne, lay, wrong = new Set(), own = {}) {
  const { state, before } = on;
  const numbers = Object.keys(state.h).map(Number).filter(number => isOne(["@", number]))
    .toSorted((a, b) => a - b);
  if (!numbers.length) return null;
  const holders = namesOf(on), found = collections(on, item => nodeIn(item, isOne)), orders = ordersOf(found);
  const isNew = number => before && !same(before.h[number]?.[2], state.h[number][2]);
  const names = number => holders.get(number) ?? [];
  const label = own.label ?? (number => {
    const parts = payload(fields(state.h[number]));
    return parts ? parts.map(part => square(part, state)).join(":") : "";
  });
  const about = number => ({
    number, label: label(number), orders: orders.get(number) ?? [],
    marks: [...(isNew(number) ? ["changed"] : []), ...(wrong.has(number) ? ["wrong"] : [])],
  });
  const words = number => {
    const { orders: here, marks } = about(number);
    return [...names(number), ...orderWords(here, found), ...marks, ...own.traits?.(number) ?? []];
  };
  const described = numbers.filter(number => words(number).length)
    .map(number => `${label(number) || state.h[number][0]}: ${words(number).join(", ")}`);
  const many = `${title} of ${counted(numbers.length)} node${numbers.length === 1 ? "" : "s"}`;
  const width = widthOf(numbers.map(label));
  const origins = originsOf(numbers, on);
  const { wide, high, shapes, notes, more } = lay({ numbers, width, label, names, about, origins });
  return h("div", {},
    canvas(wide, high, [many, ...described].join("; "), shapes),
    more ? h("p", { class: "more" }, more) : null,
    legend(found, ...notes));
}

/** The nodes that nothing leads to, each with all it leads to before the next; then what is left. */
export function rooted(numbers, linked) {
  const inner = new Set(numbers.flatMap(number => linked(number).filter(other => other !== number)));
  return [...numbers.filter(number => !inner.has(number)), ...numbers];
}

/** Says what round and square mean, if there are both. */
function originsOf(numbers, on) {
  const count = numbers.filter(number => isShared(number, on)).length;
  return count && count < numbers.length ? "round: came with the input; square: made by the solution" : "";
}

/** Says how many nodes are shown when there are more. */
export function unshown(numbers, state) {
  const all = state.nodes > numbers.length ? ` of ${counted(state.nodes)}` : "";
  const isMore = numbers.some(number => state.h[number][2].some(([, value]) => isCut(value)));
  if (!all && !isMore) return "";
  return `… ${counted(numbers.length)}${all} nodes are shown${all ? "" : ", more were not recorded"}`;
}
