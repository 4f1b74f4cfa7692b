// The calls that are under way, and those that LeetCode plays on an instance.

import { h } from "./dom.mjs";
import { sceneOfCalls } from "./scenes.mjs";
import { counted } from "./values.mjs";

const DEEPEST = 8; // calls that are listed
const PLAYED = 7;

/** The calls under way, the innermost last: as the story tells them, or by their lines. */
function underWay({ run, state, step }) {
  const all = step === undefined ? [] : run?.story?.calls ?? [];
  const open = all.filter(({ first, last }) => first <= step && step <= last)
    .toSorted((a, b) => a.depth - b.depth);
  return open.length ? open.map(({ name, given }) => [name, given])
    : state.f.map(([name, line]) => [name, `, line ${line}`]);
}

/** The calls that are under way, when there is more than one. */
export function stack(on) {
  const { d } = on.state;
  if (!(d > 1)) return null;
  const calls = underWay(on).slice(-DEEPEST);
  const items = calls.map(([name, given], i) =>
    h("li", { "aria-current": i === calls.length - 1 && "step" }, name, h("span", {}, given)));
  const more = d > calls.length && h("li", { class: "more" }, `${counted(d - calls.length)} more`);
  return h("figure", {}, h("figcaption", {}, `calls under way: ${counted(d)}`),
    h("ol", { class: "stack" }, more, items));
}

/** The calls of a class problem, the one that is being made, and what problem.py draws for them. */
export function played(on) {
  const { calls = [], uncalled = 0, state: { n } } = on;
  if (!calls.length) return null;
  const start = Math.max(0, Math.min(n - 3, calls.length - PLAYED));
  const items = calls.slice(start, start + PLAYED).map((call, i) => h("li",
    { value: start + i, "aria-current": start + i === n && "step", class: start + i < n ? "made" : "" }, call));
  return h("figure", {}, h("figcaption", {}, `call ${counted(n)} of ${counted(calls.length + uncalled - 1)}`),
    h("div", { class: "played" }, h("ol", { class: "stack", start }, items), sceneOfCalls(on)));
}
