// Where variables point to: items of lists, squares of boards, nodes.

import { held } from "./values.mjs";

/** The pointers of the current function to what has this number, as the values they hold. */
function pointing(number, on, count) {
  const { file, state, variables } = on;
  const of = state.f?.at(-1)?.[0];
  return (file?.pointers ?? []).flatMap(([name, base, ...places]) => {
    const value = variables?.get(base) ?? variables?.get(`self.${base}`);
    if (name !== of || places.length !== count || !held(value, state) || value[1] !== number) return [];
    return [{ names: places, at: places.map(place => variables.get(place)) }];
  });
}

export const isPlace = (at, size) => Number.isInteger(at) && at >= 0 && at < size;

/** {index: the names that point to it} for a list of this size. */
export function pointed(number, size, on) {
  const found = new Map();
  for (const { names: [name], at: [at] } of pointing(number, on, 1)) {
    if (isPlace(at, size)) found.set(at, [...(found.get(at) ?? []), name]);
  }
  return found;
}

/** {"row,column": the names that point to it} for a board of this size. */
export function cursors(number, height, width, on) {
  const found = new Map();
  for (const { names, at } of pointing(number, on, 2)) {
    if (!isPlace(at[0], height) || !isPlace(at[1], width)) continue;
    found.set(String(at), [...(found.get(String(at)) ?? []), names.join(", ")]);
  }
  return found;
}

/** {node: the names of the variables that hold it}. */
export function namesOf(on) {
  const found = new Map();
  for (const [name, value] of on.variables ?? []) {
    if (held(value, on.state) && name) found.set(value[1], [...(found.get(value[1]) ?? []), name]);
  }
  return found;
}
