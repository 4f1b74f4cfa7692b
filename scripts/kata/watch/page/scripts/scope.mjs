// The variables that are in scope: the current frame's, the instance's fields, the arguments.

import { held, same } from "./values.mjs";

/** [[name, value, whether it is new], ...] of the current frame and of `self`. */
export function scope({ state, before, parameters = [], run }) {
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
  const add = (name, value) => {
    if (!held(value, state) || known.has(value[1])) return;
    known.add(value[1]);
    found.push([name, value, false]);
  };
  parameters.forEach((name, i) => add(name, state.a?.[i]));
  add("result", run?.story?.board);
  return found;
}

/** {number: names} of the objects among them, and the others as they are. */
export function grouped(variables, state) {
  const objects = new Map(), plain = [];
  for (const one of variables) {
    const [name, value] = one;
    if (!held(value, state)) plain.push(one);
    else objects.set(value[1], [...(objects.get(value[1]) ?? []), name]);
  }
  return { objects, plain };
}
