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
export const state = (h, variables, more = {}) =>
  ({ e: "line", v: null, d: 1, f: [["solve", 1, variables]], a: [], h, o: [], n: 0, c: 1, ...more });

export const view = (now, more = {}) =>
  ({ state: now, run: { scenes: {} }, file: { pointers: [], masks: [] }, parameters: [], calls: [], ...page, ...more });

export const list = (...items) => ["list", "list", items];
export const at = number => ["@", number];
export const object = (type, names) => [type, "object", Object.entries(names)];

/** Every element in the data that fits, outermost first. */
export function all(drawn, fits) {
  if (typeof drawn !== "object") return [];
  const inner = (Array.isArray(drawn) ? drawn : drawn.children).flatMap(child => all(child, fits));
  return !Array.isArray(drawn) && fits(drawn) ? [drawn, ...inner] : inner;
}

export const classed = (drawn, name) => all(drawn, ({ attributes }) => (attributes.class ?? "").split(" ").includes(name));

export const words = drawn => typeof drawn === "string" ? drawn
  : (Array.isArray(drawn) ? drawn : drawn.children).map(words).join("");
