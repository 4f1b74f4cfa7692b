// The figures of one side at one step: its variables, and the calls that are played.

import { h } from "./dom.mjs";
import { graphs, isVertex, vertexTypes } from "./graph.mjs";
import { isKeyed } from "./keyed.mjs";
import { repeated, tagged, unseenChange } from "./marks.mjs";
import { nodePictures, picture } from "./pictured.mjs";
import { sceneOf, sceneOfCalls, written } from "./scenes.mjs";
import { tries } from "./trie.mjs";
import { counted, held, kindOf, rowsOf, same } from "./values.mjs";

const PLAYED = 7; // calls that LeetCode plays

const figure = (caption, shown, kind = "") => shown &&
  h("figure", { class: kind }, caption.length ? h("figcaption", {}, caption) : null, shown);

/** Everything that is drawn of a state. */
export function figures(view) {
  const { state, run } = view;
  if (!state) return [];
  const variables = scope(view);
  const seen = { ...view, types: vertexTypes(state), variables: new Map(variables.map(([name, value]) => [name, value])) };
  const { objects, plain } = grouped(variables, state);
  const isNode = value => kindOf(value, seen) || isVertex(value, seen) || isKeyed(value, state);
  const numbers = [...objects.keys()].filter(number => !isNode(["@", number]));
  const isBoard = number => rowsOf(["@", number], state, view.strings) !== null;
  const wanted = run?.story?.board?.[1];
  const [boards, others] = [numbers.filter(isBoard), numbers.filter(number => !isBoard(number))]
    .map(some => some.toSorted((a, b) => (b === wanted) - (a === wanted)));
  const on = { ...seen, main: boards[0], repeated: repeated(numbers, seen) };
  const named = number => {
    const value = ["@", number], names = objects.get(number);
    const scene = names.map(name => sceneOf(name, value, on)).find(Boolean);
    const shown = scene ? h("div", { class: "beside" }, scene, picture(value, on)) : picture(value, on);
    return figure([names.join(" = "), tagged(value, on)], shown, number === wanted ? "board" : "");
  };
  return [
    played(on), ...boards.map(named),
    ...[...nodePictures(on), tries(on), graphs(on)].map(drawn => figure("", drawn)),
    ...others.map(named), ...plain.map(([name, value]) => figure([name], sceneOf(name, value, on))),
    values(plain, on),
  ].filter(Boolean);
}

/**
 * [[name, value, whether it is new], ...] of the current frame and of `self`, then the lists that
 * were given or will be returned; where the code now means something else by such a name, it says so.
 */
function scope({ state, before, parameters = [], run }) {
  const depth = (state.f?.length ?? 0) - 1;
  if (depth < 0) return [];
  const [called, , names] = state.f[depth];
  const frame = before?.f?.[depth];
  const old = frame?.[0] === called && before.d === state.d ? frame[2] : null;
  const found = [];
  for (const [name, value] of Object.entries(names)) {
    const object = held(value, state);
    if (name !== "self" || object?.[1] !== "object") {
      found.push([name, value, old !== null && !same(old[name], value)]);
      continue;
    }
    const earlier = new Map(before?.h?.[value[1]]?.[2]);
    for (const [key, inner] of object[2]) {
      found.push([`self.${key}`, inner, earlier.size > 0 && !same(earlier.get(key), inner)]);
    }
  }
  const known = new Set(found.filter(([, value]) => held(value, state)).map(([, value]) => value[1]));
  const more = [...parameters.map((name, i) => [name, state.a?.[i], "input"]), ["result", run?.story?.board, "returned"]];
  for (const [name, value, origin] of more) {
    const object = held(value, state);
    if (!object || known.has(value[1])) continue;
    known.add(value[1]);
    const isTaken = state.f.some(([,, bound]) => name in bound && !same(bound[name], value));
    if (!isTaken) found.push([name, value, false]);
    else if (object[1] !== "object") found.push([`${name} (${origin})`, value, false]); // nodes are drawn anyway
  }
  return found;
}

/** {number: names} of the objects among them, and the others as they are. */
function grouped(variables, state) {
  const objects = new Map(), plain = [];
  for (const one of variables) {
    const [name, value] = one;
    if (!held(value, state)) plain.push(one);
    else objects.set(value[1], [...(objects.get(value[1]) ?? []), name]);
  }
  return { objects, plain };
}

/** Plain values in a compact list. */
function values(plain, on) {
  const drawn = plain.map(([name, value, isNew]) => h("div", { class: isNew ? "changed" : "" },
    h("dt", {}, name), h("dd", {}, written(name, value, on), unseenChange(isNew))));
  return drawn.length ? h("dl", { class: "map values" }, drawn) : null;
}

/** The calls of a class problem, the one that is being made, and what problem.py draws for them. */
function played(on) {
  const { calls = [], uncalled = 0, state: { n } } = on;
  if (!calls.length) return null;
  const start = Math.max(0, Math.min(n - 3, calls.length - PLAYED));
  const items = calls.slice(start, start + PLAYED).map((call, i) => h("li",
    { value: start + i, "aria-current": start + i === n && "step", class: start + i < n ? "made" : "" }, call));
  const hasTree = on.run?.story?.calls?.some(({ depth }) => depth > 1);
  return figure(`call ${counted(n)} of ${counted(calls.length + uncalled - 1)}`,
    h("div", { class: "played" }, !hasTree && h("ol", { class: "stack", start }, items), sceneOfCalls(on)));
}
