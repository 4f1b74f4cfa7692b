// The keys: what each does in words, and what a key that is pressed means.

import { h } from "./dom.mjs";

/** The keys as they are shown; what they do has the same names. */
const KEYS = [
  ["Space", "play, pause"],
  ["→ ←", "forward, back"],
  ["Home End", "to the start, to the end"],
  ["D", "to the difference"],
  ["O U", "step over a call, step out of it"],
  ["L", "to a line: type its number"],
  ["Tab", "from part to part; code and figures scroll with the arrow keys"],
  ["1 2", "make the left or the right side active"],
  ["K", "lock the active side in place"],
  ["M", "keep the sides together by step, by change, or not at all"],
  ["P", "predict: be asked what comes next"],
  ["C", "copy a link to what is shown"],
  ["?", "this list"],
];

const NAMES = { " ": "Space", ArrowRight: "→", ArrowLeft: "←" };

/** What a key means on the page, or "" where it belongs to a control or to the browser. */
export function meaning(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return "";
  const name = NAMES[event.key] ?? (event.key.length === 1 ? event.key.toUpperCase() : event.key);
  const inside = selector => event.target.closest?.(selector);
  if (inside("select, input[type=search], dialog")) return "";
  if (name === "Space" && inside("button, summary, a, input[type=checkbox]")) return "";
  if (/^[→←]$|^Home$|^End$/.test(name) && inside("input[type=range], .scrolls")) return "";
  return KEYS.some(([keys]) => keys.split(" ").includes(name)) && name !== "Tab" ? name : "";
}

/** The table of keys. */
export const drawnKeys = () => KEYS.map(([keys, does]) =>
  h("div", {}, h("dt", {}, keys.split(" ").map(key => h("kbd", {}, key))), h("dd", {}, does)));
