// Small states, and ways to look into what is drawn of them.

/** What a page says of all values: boards and kinds of nodes. */
export const page = {
  strings: false,
  kinds: [
    { name: "linked list", links: ["next"], drawn: "chain" },
    { name: "tree", links: ["left", "right"], drawn: "tree" },
  ],
};

/** A state with these objects by number, whose current frame has these variables. */
export const state = (heap, variables, more = {}) =>
  ({ event: "line", depth: 1, frames: [{ function: "solve", line: 1, names: variables }], arguments: [], heap, mentioned: [], move: 0, called: 1, ...more });

export const view = (now, more = {}) =>
  ({ state: now, run: { scenes: {} }, file: { pointers: [] }, parameters: [], calls: [], ...page, ...more });

export const list = (...items) => ({ type: "list", shape: "list", items });
export const at = held => ({ held });
export const map = (...pairs) => ({ type: "dict", shape: "map", items: pairs.map(([key, value]) => ({ key, value })) });
export const object = (type, names) => ({ ...map(...Object.entries(names)), type, shape: "object" });

/** Every element in the data that fits, outermost first. */
export function all(drawn, fits) {
  if (typeof drawn !== "object") return [];
  const inner = (Array.isArray(drawn) ? drawn : drawn.children).flatMap(child => all(child, fits));
  return !Array.isArray(drawn) && fits(drawn) ? [drawn, ...inner] : inner;
}

export const classed = (drawn, name) => all(drawn, ({ attributes }) => (attributes.class ?? "").split(" ").includes(name));

export const words = drawn => typeof drawn === "string" ? drawn
  : (Array.isArray(drawn) ? drawn : drawn.children).map(words).join("");
