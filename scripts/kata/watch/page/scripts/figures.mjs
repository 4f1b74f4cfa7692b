// The figures of one side at one step, and the picture of a single value.

import { board } from "./board.mjs";
import { played, stack } from "./calls.mjs";
import { chains } from "./chain.mjs";
import { sized, wrongItems, wrongNodes, wrongSquares } from "./differs.mjs";
import { h } from "./dom.mjs";
import { graphs, isVertex, vertexTypes } from "./graph.mjs";
import { repeated, tagged } from "./identity.mjs";
import { list, map, saidChanged } from "./lists.mjs";
import { sceneOf, written } from "./scenes.mjs";
import { grouped, scope } from "./scope.mjs";
import { trees } from "./tree.mjs";
import { held, isNode, rowsOf, short, stateOf, text } from "./values.mjs";

const DRAW = { list, set: list, map, object: map };

const figure = (caption, picture, kind = "") => picture &&
  h("figure", { class: kind }, caption.length ? h("figcaption", {}, caption) : null, picture);

/** The picture of an object that is no node. */
const picture = (value, on) => board(value, on) ?? DRAW[held(value, on.state)[1]](value, on);

/** Everything that is drawn of a state. */
export function figures(view) {
  const { state, run } = view;
  if (!state) return [];
  const variables = scope(view), types = vertexTypes(state);
  const { objects, plain } = grouped(variables, state);
  const inPictures = number => isNode(["@", number], state) || isVertex(["@", number], state, types);
  const numbers = [...objects.keys()].filter(number => !inPictures(number));
  const isBoard = number => rowsOf(["@", number], state, view.strings) !== null;
  const wanted = run?.story?.board?.[1];
  const [boards, others] = [numbers.filter(isBoard), numbers.filter(number => !isBoard(number))]
    .map(some => some.toSorted((a, b) => (b === wanted) - (a === wanted)));
  const on = {
    ...view, types, main: boards[0], variables: new Map(variables.map(([name, value]) => [name, value])),
    repeated: repeated(numbers, state),
  };
  const named = number => {
    const value = ["@", number], names = objects.get(number);
    const scene = names.map(name => sceneOf(name, value, on)).find(Boolean);
    const shown = scene ? h("div", { class: "beside" }, scene, picture(value, on)) : picture(value, on);
    return figure([names.join(" = "), tagged(value, on)], shown, number === wanted ? "board" : "");
  };
  const scenes = plain.flatMap(([name, value]) => {
    const scene = sceneOf(name, value, on);
    return scene ? [figure([name], scene)] : [];
  });
  return [
    played(on), ...boards.map(named),
    ...[chains(on), trees(on), graphs(on, types)].map(drawn => figure("", drawn)),
    ...others.map(named), ...scenes, values(plain, on), stack(on),
  ].filter(Boolean);
}

/** Plain values in a compact list. */
function values(plain, on) {
  const drawn = plain.map(([name, value, isNew]) => h("div", { class: isNew ? "changed" : "" },
    h("dt", {}, name), h("dd", {}, written(name, value, on), saidChanged(isNew))));
  return drawn.length ? h("dl", { class: "map values" }, drawn) : null;
}

/** The picture of a single value; what differs from the other one is marked as wrong. */
export function pictured(drawn, strings, other) {
  const { v } = drawn, state = stateOf(drawn), on = { state, strings };
  const object = held(v, state);
  if (!object) {
    const isWrong = other && text(v, state) !== text(other.v, other);
    return h("code", { class: isWrong ? "wrong" : "" }, short(v, state));
  }
  if (isNode(v, state)) {
    const wrong = wrongNodes(drawn, other);
    return h("div", {}, chains(on, wrong), trees(on, wrong));
  }
  const types = vertexTypes(state);
  if (isVertex(v, state, types)) return graphs({ ...on, shared: Infinity }, types);
  const shown = board(v, on, wrongSquares(drawn, other, strings))
    ?? (object[1] === "list" ? list(v, on, wrongItems(drawn, other)) : picture(v, on));
  const size = sized(drawn, other);
  return size ? h("div", {}, shown, h("p", { class: "more wrong" }, size)) : shown;
}
