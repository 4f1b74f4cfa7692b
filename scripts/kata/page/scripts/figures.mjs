// The figures of one side at one step, and the picture of a single value.

import { board } from "./board.mjs";
import { h } from "./dom.mjs";
import { repeated, tagged } from "./identity.mjs";
import { list, map } from "./lists.mjs";
import { grouped, scope } from "./scope.mjs";
import { fresh, held, isNode, rowsOf, same, short, stateOf, text } from "./values.mjs";

const DRAW = { list, set: list, map, object: map };

const figure = (caption, picture, kind = "") =>
  h("figure", { class: kind }, h("figcaption", {}, caption), picture);

/** The picture of an object. */
const picture = (value, on) => board(value, on) ?? DRAW[held(value, on.state)[1]](value, on);

/** Everything that is drawn of a state. */
export function figures(view) {
  const { state, run } = view;
  if (!state) return [];
  const variables = scope(view);
  const { objects, plain } = grouped(variables, state);
  const numbers = [...objects.keys()];
  const on = {
    ...view, variables: new Map(variables.map(([name, value]) => [name, value])), repeated: repeated(numbers, state),
  };
  const isBoard = number => rowsOf(["@", number], state, view.strings) !== null;
  const main = run?.story?.board?.[1];
  const weight = number => number === main ? 0 : isBoard(number) ? 1 : 2;
  const drawn = numbers.sort((a, b) => weight(a) - weight(b)).map(number => {
    const value = ["@", number];
    return figure([objects.get(number).join(" = "), tagged(value, on)], picture(value, on), number === main ? "board" : "");
  });
  return [...drawn, values(plain, on)];
}

/** Plain values in a compact list. */
const values = (plain, on) => plain.length ? h("dl", { class: "map values" }, plain.map(([name, value, isNew]) =>
  h("div", { class: isNew ? "changed" : "" }, h("dt", {}, name), h("dd", {}, short(value, on.state))))) : null;

/** The picture of a single value; what differs from the other one is marked as wrong. */
export function pictured(drawn, strings, other) {
  const { v } = drawn, state = stateOf(drawn);
  const on = { state, strings };
  return picture(v, on);
}
