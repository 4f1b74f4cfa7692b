// Where a result differs from what is expected.

import { fields, fresh, held, isNode, rowsOf, square, text } from "./values.mjs";

/** Which squares of a board are not those of the other, as (row, column) => whether. */
export function wrongSquares(drawn, other, strings) {
  const rows = rowsOf(drawn.v, drawn, strings), wanted = other && rowsOf(other.v, other, strings);
  if (!rows || !wanted) return () => false;
  return (i, j) => wanted[i]?.[j] === undefined || square(rows[i][j], drawn) !== square(wanted[i][j], other);
}

const itemsOf = drawn => held(drawn.v, drawn)[2].map(item => text(item, drawn));

/** The indexes of the items of a list that are not those of the other. */
export function wrongItems(drawn, other) {
  return other && held(other.v, other) ? fresh(itemsOf(other), itemsOf(drawn)) : new Set();
}

const linksOf = object => ["next", "left", "right"].map(name => fields(object)[name]);

/** The numbers of the nodes that do not stand at the same place of the other with the same value. */
export function wrongNodes(drawn, other) {
  const wrong = new Set(), known = new Set();
  const waiting = other ? [[drawn.v, other.v]] : [];
  for (const [value, wanted] of waiting) {
    if (!isNode(value, drawn) || known.has(value[1])) continue;
    known.add(value[1]);
    const own = held(value, drawn), ideal = isNode(wanted, other) && held(wanted, other);
    if (!ideal || text(fields(own).val, drawn) !== text(fields(ideal).val, other)) wrong.add(value[1]);
    const links = ideal ? linksOf(ideal) : [];
    linksOf(own).forEach((link, i) => waiting.push([link, links[i]]));
  }
  return wrong;
}

/** Says that a list or board is longer or shorter than the other. */
export function sized(drawn, other) {
  const [a, b] = [drawn, other].map(one => one && held(one.v, one));
  if (a?.[1] !== "list" || b?.[1] !== "list") return "";
  const [own, wanted] = [a, b].map(list => list[3] ?? list[2].length);
  return own === wanted ? "" : `${own} item${own === 1 ? "" : "s"} instead of ${wanted}`;
}
