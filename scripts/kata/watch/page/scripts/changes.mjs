// What changes in a run, and when: the board, the nodes or, where these stay as they are, the
// variable of the outermost call that changes most often.

import { isVertex, vertexTypes } from "./graph.mjs";
import { held, kindOf, same } from "./values.mjs";

const LEAST = 2; // changes of a variable that are worth a picture

/**
 * What changes in a run: its name, its value in a state (nothing for nodes, which are all drawn),
 * and the steps, the first one included.
 */
export function changing({ states, story }, { parameters, kinds }) {
  if (!story) return null;
  if (story.changes.length && story.board) {
    const at = states[0].a.findIndex(value => same(value, story.board));
    return { name: parameters[at] ?? "the result", valueIn: () => story.board, steps: [0, ...story.changes] };
  }
  const nodes = changesOfNodes(states, kinds);
  if (nodes.length) return { name: "nodes", valueIn: null, steps: [0, ...nodes] };
  return busiest(states);
}

/** The steps at which a node has become another, or a new one is there. */
function changesOfNodes(states, kinds) {
  return states.flatMap((state, step) => {
    const before = states[step - 1];
    if (!before || state.h === before.h) return [];
    const types = vertexTypes(state);
    const isNode = value => kindOf(value, { state, kinds }) || isVertex(value, { state, types, kinds });
    const isNew = number => !same(state.h[number], before.h[number]) && isNode(["@", Number(number)]);
    return Object.keys(state.h).some(isNew) ? [step] : [];
  });
}

/** The variable that changes most often while the outermost call has it. */
function busiest(states) {
  const known = new Map(); // {name: what it last held, and the steps at which that changed}
  states.forEach((state, step) => {
    for (const [name, value] of Object.entries(variables(state))) {
      if (name === "self" || !isDrawn(value, state)) continue;
      const now = contents(value, state), one = known.get(name);
      if (!one) known.set(name, { now, steps: [step], isKept: true });
      else if (now.length !== one.now.length || now.some((part, i) => part !== one.now[i])) {
        one.isKept &&= typeof value !== "string" || growsOrShrinks(one.now[0], value);
        one.now = now;
        one.steps.push(step);
      }
    }
  });
  const [found] = [...known].filter(([, one]) => one.isKept).toSorted(([, a], [, b]) => b.steps.length - a.steps.length);
  if (!found || found[1].steps.length <= LEAST) return null;
  const [name, { steps }] = found;
  return { name, valueIn: state => variables(state)[name], steps };
}

/** Whether a string is the other with letters more or fewer at an end, and not just another one. */
const growsOrShrinks = (old, now) => [[old, now], [now, old]].some(([part, whole]) =>
  typeof part === "string" && typeof whole === "string" && (whole.startsWith(part) || whole.endsWith(part)));

/** The variables of the outermost call, as long as it is recorded. */
const variables = ({ f, d }) => f.length === d ? f[0]?.[2] ?? {} : {};

const isDrawn = (value, state) => typeof value === "string" || ["list", "set", "map"].includes(held(value, state)?.[1]);

/** What makes a value what it is: states share all that stays the same. */
function contents(value, state) {
  const object = held(value, state);
  return object ? [object, ...object[2].map(item => held(item, state))] : [value];
}

/** At most so many of so many numbers, evenly, with the first, the last and those that are wanted. */
export function thinned(count, most, wanted = []) {
  const all = Array.from({ length: Math.min(count, most) }, (_, i) =>
    count <= most ? i : Math.round(i * (count - 1) / (most - 1)));
  const also = wanted.filter(i => i >= 0 && i < count);
  return [...new Set([...all, ...also])].toSorted((a, b) => a - b);
}
