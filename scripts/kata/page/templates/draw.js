// Draws values: boards as grids, lists as rows, nodes as chains and trees, the rest as text.
// A state holds its values in `h`, by number: [type, "list" | "set" | "map" | "object", items].

let strings = false; // whether a list of strings is a board
const NODE = 34; // pixels from one node of a tree to the next
const LONGEST = 60; // characters of a value in a line

/** An element with attributes and children; text is never read as HTML. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== "" && value !== false) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

function svg(name, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A single value, such as a result, as a state to draw it from. */
const stateOf = shown => ({ h: shown.h, o: [], f: [], a: [], nodes: shown.nodes });

const held = (value, state) =>
  Array.isArray(value) && value[0] === "@" ? state?.h[value[1]] : undefined;
const isCutOff = value => value?.[0] === "more"; // an object that there was no room for
const fields = object => Object.fromEntries(object[2].map(([name, value]) => [name, value]));
const isTree = object => "left" in fields(object) && "right" in fields(object);

/** Whether it is a node of a list or of a tree, whatever its class is called. */
function isNode(value, state) {
  const object = held(value, state);
  return object?.[1] === "object" && "val" in fields(object) && ("next" in fields(object) || isTree(object));
}

/** A value as Python would write it, cut short. */
function text(value, state, deep = 0) {
  if (value === null || value === undefined) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  if (typeof value === "string") return `'${value}'`;
  if (!Array.isArray(value)) return String(value);
  const object = held(value, state);
  const all = items => deep > 3 ? "…" : items.map(item => text(item, state, deep + 1)).join(", ");
  if (object) {
    const [type, shape, items, size] = object;
    const more = size ? `, … (${size})` : "";
    if (shape === "list") return type === "list" ? `[${all(items)}${more}]` : `${type}([${all(items)}${more}])`;
    if (shape === "set") return items.length ? `{${all(items)}${more}}` : "set()";
    if (shape === "map") {
      return `{${items.map(([k, v]) => `${all([k])}: ${all([v])}`).join(", ")}${more}}`;
    }
    const { val } = fields(object);
    return val === undefined ? type : `${type} ${text(val, state)}`;
  }
  const [kind, ...items] = value;
  if (kind === "tuple") return `(${all(items)}${items.length === 1 ? "," : ""})`;
  if (kind === "frozenset") return `{${all(items)}}`;
  return String(items[0]);
}

function short(value, state) {
  const whole = text(value, state);
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
}

/** The text in a square: a letter without quotes. */
function square(value, state) {
  if (value === true) return "✓";
  if (value === false) return "·";
  if (typeof value === "string") return value === " " || value === "" ? "·" : value;
  return text(value, state);
}

/** The rows of a board: of a list of strings, or of plain lists, all equally long; null for anything else. */
function rowsOf(value, state) {
  const object = held(value, state);
  if (!object || object[1] !== "list" || object[0] === "deque" || !object[2].length) return null;
  const rows = object[2].map(row => {
    const inner = held(row, state);
    if (inner) return inner[1] === "list" && inner[0] === "list" ? inner[2] : null;
    return strings && typeof row === "string" ? [...row] : null;
  });
  if (rows.some(row => !row?.length || row.length !== rows[0].length)) return null;
  const plain = cell => !Array.isArray(cell) || ["int", "float"].includes(cell[0]);
  return rows.every(row => row.every(plain)) && rows.length * rows[0].length > 1 ? rows : null;
}

/** The places at which a list has changed; items may have come and gone at either end. */
function fresh(before, now) {
  if (!before || before === now) return new Set();
  const [old, items] = [before, now];
  let start = 0, end = 0;
  const least = Math.min(old.length, items.length);
  while (start < least && old[start] === items[start]) start++;
  while (end < least - start && old[old.length - 1 - end] === items[items.length - 1 - end]) end++;
  const found = new Set();
  for (let i = start; i < items.length - end; i++) {
    if (old.length !== items.length || old[i] !== items[i]) found.add(i);
  }
  return found;
}

/** Whether the code looks at this item of this list. */
const looks = (state, number, size, ...path) => state.o.some(([n, ...places]) =>
  n === number && places.length === path.length && places.every((p, i) =>
    p === path[i] || (i === 0 && p + size === path[i])));

/** A board; `marks(row, column)` are the classes of a square. */
function grid(rows, state, marks) {
  const body = rows.map((row, i) => element("tr", {}, ...row.map((cell, j) => {
    const classes = marks(i, j).join(" ");
    const label = classes && `${square(cell, state)}, ${classes}`;
    return element("td", { class: classes, "aria-label": label }, square(cell, state));
  })));
  const wide = Math.max(...rows.flat().map(cell => square(cell, state).length));
  return element("table", { class: `grid ${wide > 2 ? "wide" : ""}` }, element("tbody", {}, ...body));
}

/** A value, with marks on what has changed since the previous state, and since the first one. */
function drawn(value, state, before, first) {
  const object = held(value, state);
  const rows = rowsOf(value, state);
  if (rows) {
    const [old, oldest] = [rowsOf(value, before), rowsOf(value, first)];
    const list = object[2];
    return grid(rows, state, (i, j) => {
      const cell = JSON.stringify(rows[i][j]);
      const size = rows[i].length;
      const looked = looks(state, list[i][1], size, j) || looks(state, value[1], rows.length, i, j);
      return [
        ...(old && cell !== JSON.stringify(old[i]?.[j]) ? ["changed"] : []),
        ...(oldest && cell !== JSON.stringify(oldest[i]?.[j]) ? ["settled"] : []),
        ...(looked ? ["looked-at"] : []),
      ];
    });
  }
  if (isNode(value, state)) return nodes([["", value]], state, before);
  if (!object) return element("code", {}, short(value, state));
  const [type, shape, items, size] = object;
  const isNew = fresh(before?.h[value[1]]?.[2], items);
  const more = size ? [element("li", { class: "more" }, `… ${size} in all`)] : [];
  const item = (inner, i) => {
    const nested = held(inner, state)?.[1] === "list" && held(inner, state)[2].length;
    const classes = [isNew.has(i) && "changed", looks(state, value[1], items.length, i) && "looked-at"];
    return element("li", { class: classes.filter(Boolean).join(" ") },
      nested ? drawn(inner, state, before) : short(inner, state));
  };
  if (shape === "list" || shape === "set") {
    const kind = type === "deque" ? "deque" : shape;
    const empty = items.length ? [] : [element("li", { class: "more" }, "empty")];
    return element("ul", { class: `items ${kind}` }, ...items.map(item), ...empty, ...more);
  }
  const entries = items.map(([key, inner], i) => element("div", { class: isNew.has(i) ? "changed" : "" },
    element("dt", {}, shape === "map" ? short(key, state) : key), element("dd", {}, short(inner, state))));
  return element("dl", { class: "map" }, ...(entries.length ? entries : [element("div", {}, "empty")]));
}

/** Linked lists and trees, with the names of the variables at the nodes they point to. */
function nodes(variables, state, before) {
  const names = new Map();
  for (const [name, [, number]] of variables) names.set(number, [...(names.get(number) ?? []), name]);
  const next = number => {
    const { next: after, left, right } = fields(state.h[number]);
    return [after, left, right].filter(value => isNode(value, state)).map(value => value[1]);
  };
  const below = (start, seen) => {
    const waiting = next(start);
    for (const number of waiting) {
      if (!seen.has(number)) waiting.push(...next(number));
      seen.add(number);
    }
    return seen;
  };
  const starts = [...names.keys()];
  const inner = new Set();
  for (const start of starts) {
    if (!inner.has(start)) for (const number of below(start, new Set())) if (number !== start) inner.add(number);
  }
  const roots = starts.filter(start => !inner.has(start));
  return element("div", {}, ...(roots.length ? roots : starts.slice(0, 1)).map(root =>
    (isTree(state.h[root]) ? tree : chain)(root, state, before, names)));
}

/** Says how many nodes are shown when there are more. */
const shownOf = (count, { nodes: all }) => `… ${count}${all ? ` of ${all.toLocaleString("en")}` : ""} nodes are shown`;

function chain(root, state, before, names) {
  const items = [];
  const seen = new Set();
  let value = ["@", root];
  while (isNode(value, state) && !seen.has(value[1])) {
    const number = value[1];
    seen.add(number);
    const label = (names.get(number) ?? []).filter(Boolean).join(", ");
    const isNew = before && before.h[number] !== state.h[number];
    items.push(element("li", { class: isNew ? "changed" : "", "data-name": label },
      square(fields(state.h[number]).val, state)));
    value = fields(state.h[number]).next;
  }
  const end = isNode(value, state) ? [element("li", {}, "↩")] : [];
  if (isCutOff(value)) end.push(element("li", { class: "more" }, shownOf(items.length, state)));
  return element("ul", { class: "items chain" }, ...items, ...end);
}

function tree(root, state, before, names) {
  const shapes = [], lines = [], seen = new Set();
  let column = 0, depth = 0, more = false;
  const place = (value, row) => {
    more ||= isCutOff(value) || (row > 30 && isNode(value, state));
    if (!isNode(value, state) || seen.has(value[1]) || row > 30) return null;
    seen.add(value[1]);
    const { val, left, right } = fields(state.h[value[1]]);
    const a = place(left, row + 1);
    const x = (++column) * NODE, y = row * 1.5 * NODE + NODE;
    const b = place(right, row + 1);
    for (const child of [a, b]) {
      if (child) lines.push(svg("line", { x1: x, y1: y, x2: child[0], y2: child[1] }));
    }
    const label = names.get(value[1])?.filter(Boolean).join(", ") ?? "";
    const isNew = before && before.h[value[1]] !== state.h[value[1]];
    shapes.push(svg("g", { class: `${isNew ? "changed" : ""} ${label ? "looked-at" : ""}` },
      svg("circle", { cx: x, cy: y, r: 14 }), svg("text", { x, y: y + 4 }, square(val, state)),
      svg("text", { class: "label", x, y: y - 18 }, label)));
    depth = Math.max(depth, row);
    return [x, y];
  };
  place(["@", root], 0);
  const [width, height] = [(column + 1) * NODE, (depth * 1.5 + 2) * NODE - 10];
  const picture = svg("svg", { class: "tree", viewBox: `0 0 ${width} ${height}`, width, height, role: "img" },
    ...lines, ...shapes);
  picture.setAttribute("aria-label", `tree of ${seen.size} nodes`);
  return element("div", {}, picture, ...(more ? [element("p", { class: "quiet" }, shownOf(seen.size, state))] : []));
}
