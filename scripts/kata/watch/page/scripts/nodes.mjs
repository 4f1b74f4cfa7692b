// What pictures of nodes share: which there are, what names and collections point to them.

import { collections, ordersOf, said } from "./collected.mjs";
import { isShared } from "./identity.mjs";
import { namesOf } from "./pointers.mjs";
import { counted, fields, isCut, same, square } from "./values.mjs";

/** The number of the node that an item is, or has in it, as (node, depth) has. */
function nodeIn(item, isOne) {
  if (isOne(item)) return item[1];
  const inner = item?.[0] === "tuple" ? item.filter(isOne) : [];
  return inner.length === 1 ? inner[0][1] : undefined;
}

/** The numbers of all nodes of a state, those that came first at first. */
export const numbersOf = (state, isOne) =>
  Object.keys(state.h).map(Number).filter(number => isOne(["@", number])).toSorted((a, b) => a - b);

/** All that is known about the nodes of a picture, by their numbers. */
export function known(on, isOne, wrong = new Set()) {
  const names = namesOf(on);
  const found = collections(on, item => nodeIn(item, isOne));
  const orders = ordersOf(found);
  const isNew = number => on.before && !same(on.before.h[number]?.[2], on.state.h[number][2]);
  return {
    found,
    names: number => names.get(number) ?? [],
    about: number => ({
      number, orders: orders.get(number) ?? [],
      marks: [...(isNew(number) ? ["changed"] : []), ...(wrong.has(number) ? ["wrong"] : [])],
    }),
  };
}

export const labelOf = (number, state) => {
  const { val } = fields(state.h[number]);
  return val === undefined ? "" : square(val, state);
};

/** The nodes that nothing leads to, each with all it leads to before the next; then what is left. */
export function rooted(numbers, linked) {
  const inner = new Set(numbers.flatMap(number => linked(number).filter(other => other !== number)));
  return [...numbers.filter(number => !inner.has(number)), ...numbers];
}

/** Says what the shapes mean, if there are both. */
export function shapes(numbers, on) {
  const count = numbers.filter(number => isShared(number, on)).length;
  return count && count < numbers.length ? ["round: came with the input; square: made by the solution"] : [];
}

/** Says how many nodes are shown when there are more. */
export function unshown(numbers, state) {
  const all = state.nodes > numbers.length ? ` of ${counted(state.nodes)}` : "";
  const isMore = numbers.some(number => state.h[number][2].some(([, value]) => isCut(value)));
  if (!all && !isMore) return "";
  return `… ${counted(numbers.length)}${all} nodes are shown${all ? "" : ", more were not recorded"}`;
}

/** A picture in words: how many nodes, and where the variables point. */
export function described(kind, numbers, { names, about, found }, on) {
  const many = `${kind} of ${counted(numbers.length)} node${numbers.length === 1 ? "" : "s"}`;
  const at = numbers.flatMap(number => {
    const { orders, marks } = about(number);
    const what = [...names(number), ...said(orders, found), ...marks];
    return what.length ? [`${labelOf(number, on.state) || on.state.h[number][0]}: ${what.join(", ")}`] : [];
  });
  return [many, ...at].join("; ");
}
