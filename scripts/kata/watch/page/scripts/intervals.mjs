// Intervals as bars: those of the input, the answer and the result, on one scale.

import { h } from "./dom.mjs";
import { plain } from "./values.mjs";

const MOST = 24; // bars of a picture

const isInterval = one => Array.isArray(one) && one.length === 2 && one.every(Number.isFinite) && one[0] <= one[1];

/** The intervals that a picture holds, in a list or alone; nothing where it holds anything else. */
function intervalsIn(drawn) {
  const value = plain(drawn.v, drawn), some = isInterval(value) ? [value] : value;
  return Array.isArray(some) && some.length <= MOST && some.every(isInterval) ? some : [];
}

/** {name: its bars} of the pictures of intervals, if the name of one says that they are. */
export function bars(pictures) {
  const found = Object.fromEntries(Object.entries(pictures).map(([name, drawn]) => [name, intervalsIn(drawn)]).filter(([, some]) => some.length));
  if (!Object.keys(found).some(name => /interval/i.test(name))) return {};
  const ends = Object.values(found).flat(2), least = Math.min(...ends), width = Math.max(...ends) - least || 1;
  const place = end => `${(100 * (end - least)) / width}%`, wanted = pictures.expected && (found.expected ?? []).map(String);
  const bar = ([start, end], isWrong) => h("li", { class: isWrong && "wrong" },
    h("code", {}, `[${start},${end}]`),
    h("svg", { class: "interval", "aria-hidden": "true" }, h("line", { x1: place(start), x2: place(end), y1: "50%", y2: "50%" })));
  return Object.fromEntries(Object.entries(found).map(([name, some]) =>
    [name, h("ol", { class: "bars" }, some.map(one => bar(one, name === "yours" && wanted && !wanted.includes(String(one)))))]));
}
