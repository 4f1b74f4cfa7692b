// The timeline of a run: its calls as nested bars, and ticks for what happens in it.

import { h } from "./dom.mjs";
import { cut, isCut } from "./runs.mjs";
import { counted } from "./values.mjs";

const INSET = 7; // pixels at either end: half of the thumb of the slider above it
const ROW = 5, ROWS = 6, TICKS = 7; // pixels of a row of calls, rows at most, pixels of a row of ticks
const HEIGHT = 2 * TICKS + ROW * ROWS + 4;

/** A run as a picture that is so many pixels wide. */
export function timeline(run, width, { steps = [], parting } = {}) {
  const room = Math.max(width - 2 * INSET, 1);
  const last = Math.max(run.last, 1);
  const whole = isCut(run) ? last * 1.06 : last;
  const x = step => INSET + step / whole * room;
  const bars = merged(run.story?.calls ?? [], room / whole).map(({ first, last: end, depth, title }) =>
    h("rect", {
      class: `call d${depth % 2}`, x: round(x(first)), y: TICKS + 2 + (Math.min(depth, ROWS) - 1) * ROW,
      width: round(Math.max(x(end) - x(first), 1)), height: ROW - 1, rx: 1,
    }, h("title", {}, title)));
  const ticks = (name, some, y) => some.length
    ? h("path", { class: name, d: spread(some.map(x)).map(at => `M${at} ${y}v${TICKS - 1}`).join("") }) : [];
  const below = HEIGHT - TICKS;
  const viewBox = `0 0 ${width} ${HEIGHT}`;
  return h("svg", { class: "timeline", width, height: HEIGHT, viewBox, "aria-hidden": "true" },
    bars,
    ticks("changes", run.story?.changes ?? [], 0),
    ticks("ticks", steps, below),
    isCut(run) && h("rect", {
      class: "cut", x: round(x(run.last)), y: TICKS, width: round(x(whole) - x(run.last)), height: ROW * ROWS,
    }, h("title", {}, cut(run))),
    parting !== undefined && h("path", {
      class: "parting", d: `M${round(x(parting))} ${TICKS}v${ROW * ROWS + 4}m-4 5l4-5 4 5z`,
    },
      h("title", {}, `The difference: step ${counted(parting + 1)}`)));
}

/** The slider stands above the recorded part alone. */
export const reach = run => isCut(run) ? 1 / 1.06 : 1;

const round = number => Math.round(number * 10) / 10;

/** Positions of ticks, none closer to another than a pixel. */
function spread(all) {
  return [...new Set(all.map(Math.round))];
}

/** The calls as bars; of those that are narrower than a pixel, one for all that fall on it. */
function merged(calls, scale) {
  const found = [], taken = new Set();
  for (const call of calls) {
    const narrow = (call.last - call.first) * scale < 1;
    const place = `${call.depth} ${Math.floor(call.first * scale)}`;
    if (narrow && taken.has(place)) continue;
    if (narrow) taken.add(place);
    found.push({ ...call, title: `${call.name}${call.given}${call.gave && ` → ${call.gave}`}` });
  }
  return found;
}
