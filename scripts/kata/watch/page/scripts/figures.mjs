// The figures of one side at one step: its variables, the calls that are played, and what problem.py
// draws for either.

import { grid } from "./lists.mjs";
import { h } from "./dom.mjs";
import { graphs, isVertex, vertexTypes } from "./graph.mjs";
import { namesOf, repeated, tagged, unseenChange } from "./marks.mjs";
import { figure, nodePictures, picture } from "./pictured.mjs";
import { counted, fields, held, kindOf, plain, rowsOf, same, text } from "./values.mjs";

const PLAYED = 7; // calls that LeetCode plays

export function figures(view) {
  const { state, run } = view;
  if (!state) return [];
  const variables = scope(view);
  const seen = { ...view, types: vertexTypes(state), variables: new Map(variables.map(([name, value]) => [name, value])) };
  const objects = namesOf(seen), lone = variables.filter(([, value]) => !held(value, state));
  const isNode = value => kindOf(value, seen) || isVertex(value, seen);
  const numbers = [...objects.keys()].filter(number => !isNode({ held: number }));
  const isBoard = number => rowsOf({ held: number }, state, view.strings) !== null;
  const wanted = run?.story?.board?.held;
  const [boards, others] = [numbers.filter(isBoard), numbers.filter(number => !isBoard(number))]
    .map(some => some.toSorted((a, b) => Number(b === wanted) - Number(a === wanted)));
  const on = { ...seen, repeated: repeated(numbers, seen) };
  const named = number => {
    const value = { held: number }, names = objects.get(number);
    const scene = names.map(name => sceneOf(name, value, on)).find(Boolean);
    const shown = scene ? h("div", { class: "beside" }, scene, picture(value, on)) : picture(value, on);
    return figure([names.join(" = "), tagged(value, on)], shown, number === wanted ? "board" : "");
  };
  return [
    played(on), ...boards.map(named),
    ...[...nodePictures(on), graphs(on)].map(drawn => figure("", drawn)),
    ...others.map(named), ...lone.map(([name, value]) => figure([name], sceneOf(name, value, on))),
    values(lone, on),
  ].filter(Boolean);
}

/** [[name, value, whether it is new], ...] of the current frame and of `self`, then the lists that
 * were given or will be returned; where the code now means something else by such a name, it says so. */
function scope({ state, before, parameters = [], run }) {
  const depth = state.frames.length - 1;
  if (depth < 0) return [];
  const { function: called, names } = state.frames[depth], frame = before?.frames[depth];
  const old = frame?.function === called && before.depth === state.depth ? frame.names : null;
  const found = [];
  for (const [name, value] of Object.entries(names)) {
    const object = held(value, state);
    if (name !== "self" || object?.shape !== "object") {
      found.push([name, value, old !== null && !same(old[name], value)]);
      continue;
    }
    const earlier = held(value, before), known = earlier?.items.length ? fields(earlier) : null;
    for (const { key, value: inner } of object.items) {
      found.push([`self.${key}`, inner, known !== null && !same(known[key], inner)]);
    }
  }
  const known = new Set(found.filter(([, value]) => held(value, state)).map(([, value]) => value.held));
  const more = [...parameters.map((name, i) => [name, state.arguments[i], "input"]), ["result", run?.story?.board, "returned"]];
  for (const [name, value, origin] of more) {
    const object = held(value, state);
    if (!object || known.has(value.held)) continue;
    known.add(value.held);
    const isTaken = state.frames.some(({ names: bound }) => name in bound && !same(bound[name], value));
    if (!isTaken) found.push([name, value, false]);
    else if (object.shape !== "object") found.push([`${name} (${origin})`, value, false]); // nodes are drawn anyway
  }
  return found;
}

/** Values that are no objects in a compact list. */
function values(lone, on) {
  const drawn = lone.map(([name, value, isNew]) => h("div", { class: isNew ? "changed" : "" },
    h("dt", {}, name), h("dd", {}, text(value, on.state), unseenChange(isNew))));
  return drawn.length ? h("dl", { class: "map values" }, drawn) : null;
}

/** The calls of a class problem, the one that is being made, and what problem.py draws for them. */
function played(on) {
  const { calls = [], uncalled = 0, state: { move: n } } = on;
  if (!calls.length) return null;
  const start = Math.max(0, Math.min(n - 3, calls.length - PLAYED));
  const items = calls.slice(start, start + PLAYED).map((call, i) => h("li",
    { value: start + i, "aria-current": start + i === n && "step", class: start + i < n ? "made" : "" }, call));
  const hasTree = on.run?.story?.calls?.some(({ depth }) => depth > 1);
  return figure(`call ${counted(n)} of ${counted(calls.length + uncalled - 1)}`,
    h("div", { class: "played" }, !hasTree && h("ol", { class: "stack", start }, items), sceneOfCalls(on)));
}

const bare = name => name.replace(/^self\./, "");
const key = (name, value) => value === undefined ? "" : `${bare(name)} ${JSON.stringify(value)}`;

/** A board that problem.py draws for a value; what differs from the one before is marked. */
function sceneFor(name, value, before, on) {
  const scenes = on.run?.scenes ?? {};
  const rows = scenes[key(name, value)], old = scenes[key(name, before)];
  if (!rows?.length) return null;
  const differs = (i, j) => old && old[i]?.[j] !== rows[i][j];
  return grid(rows.map(row => [...row]), on.state,
    (i, j) => ({ marks: differs(i, j) ? ["changed"] : [], words: [], inside: [] }));
}

/** The board that problem.py draws for a variable, or null. */
export function sceneOf(name, value, on) {
  const names = on.before?.frames.at(-1)?.names ?? {}, self = held(names.self, on.before);
  const was = name.startsWith("self.") ? self && fields(self)[bare(name)] : names[name];
  return sceneFor(name, plain(value, on.state), was === undefined ? undefined : plain(was, on.before), on);
}

/** A call as it is written, as [method, arguments]; undefined if JSON cannot express it. */
function asked(call) {
  const [, method, given] = /^(\w+)\((.*)\)$/s.exec(call) ?? [];
  try {
    return [method, JSON.parse(`[${given.replaceAll("'", '"')}]`)];
  } catch {
    return undefined;
  }
}

/** The board that problem.py draws for the calls that have been made, the current one included. */
export function sceneOfCalls(on) {
  const made = on.calls.map(asked);
  if (made.includes(undefined)) return null;
  const { move: n } = on.state;
  const before = made.slice(0, n);
  return sceneFor("calls", made.slice(0, n + 1), before, on) ?? sceneFor("calls", before, undefined, on);
}
