// The comparison: time against size as a chart, and the table beside it.

import { h } from "./dom.mjs";

const DASHES = ["", "7 4", "2 3", "9 3 2 3", "12 4", "4 2"];
const MARKERS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0", "M-4-4h8v8h-8z", "M0-5 5 4H-5z", "M0-5 5 0 0 5-5 0z",
  "M0 5 5-4H-5z", "M-5-1h4v-4h2v4h4v2h-4v4h-2v-4h-4z",
];
const HEIGHT = 360, LEFT = 70, RIGHT = 520, BELOW = 44, ABOVE = 14; // of the curves
const LETTER = 8; // pixels of a name
const LABEL = 15; // pixels from one label to the next, at least
const UNITS = [[1, "s"], [1e-3, "ms"], [1e-6, "µs"], [1e-9, "ns"]];

export function seconds(time) {
  const [size, unit] = UNITS.find(([least]) => time >= least) ?? UNITS[3];
  return `${Number((time / size).toPrecision(3))} ${unit}`;
}

/** A logarithmic scale from the least and the greatest of some numbers to pixels. */
function scale(numbers, start, end) {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)].map(Math.log10);
  return number => start + (Math.log10(number) - low) / (high - low || 1) * (end - start);
}

/** The times of solutions at the sizes of their rungs; `unit` is what the sizes count. */
export function chart(solutions, unit) {
  const rungs = solutions.flatMap(([, facts]) => facts.rungs);
  const times = rungs.flatMap(({ low, high }) => [low, high]);
  const x = scale(rungs.map(({ size }) => size), LEFT, RIGHT);
  const y = scale(times, HEIGHT - BELOW, ABOVE);
  const sizes = [...new Set(rungs.map(({ size }) => size))].toSorted((a, b) => a - b);
  const width = RIGHT + LETTER * Math.max(...solutions.map(([name]) => name.length + 2));
  return h("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, role: "img", class: "chart" },
    h("title", {}, `Time of one call against ${unit}, both logarithmic`),
    sizes.map(size => [
      h("line", { class: "rule", x1: x(size), x2: x(size), y1: ABOVE, y2: HEIGHT - BELOW }),
      h("text", { x: x(size), y: HEIGHT - BELOW + 18, "text-anchor": "middle" }, size.toLocaleString("en")),
    ]),
    h("text", { x: (LEFT + RIGHT) / 2, y: HEIGHT - 6, "text-anchor": "middle" }, unit),
    powers(times).map(time => [
      h("line", { class: "rule", x1: LEFT, x2: RIGHT, y1: y(time), y2: y(time) }),
      h("text", { x: LEFT - 8, y: y(time) + 4, "text-anchor": "end" }, seconds(time)),
    ]),
    curves(solutions, x, y));
}

/** The powers of ten from the least of some times to the greatest. */
function powers(times) {
  const [low, high] = [Math.ceil(Math.log10(Math.min(...times))), Math.floor(Math.log10(Math.max(...times)))];
  return Array.from({ length: Math.max(high - low + 1, 0) }, (_, i) => 10 ** (low + i));
}

/** A curve for each solution, with its name beside its end, and no name on another. */
function curves(solutions, x, y) {
  const ends = solutions.map(([name, { rungs }], i) => ({ name, rungs, i, height: y(rungs.at(-1).seconds) }));
  let free = 0;
  return ends.toSorted((a, b) => a.height - b.height).map(({ name, rungs, i, height }) => {
    free = Math.max(height + 4, free + LABEL);
    const again = i + Math.floor(i / MARKERS.length); // the same colour has another mark and dash
    const points = rungs.map(({ size, seconds: time }) => `${x(size)},${y(time)}`).join(" ");
    return h("g", { class: `series s${i % 6}` },
      rungs.map(({ size, seconds: time, low, high }) => [
        h("line", { x1: x(size), x2: x(size), y1: y(low), y2: y(high) }),
        h("path", { class: "marker", d: MARKERS[again % 6], transform: `translate(${x(size)} ${y(time)})` }),
      ]),
      h("polyline", { points, "stroke-dasharray": DASHES[again % 6] }),
      h("text", { x: RIGHT + 10, y: free }, name));
  });
}

/** A comparison: the chart, if times were taken at several sizes, and the table. */
export function compared(report) {
  const climbing = Object.entries(report.solutions).filter(([, facts]) => facts.rungs.length);
  const says = `Time of one call, ${report.ladder}: the median of the rounds, and the interval around it.`;
  return [
    climbing.length > 0 && h("figure", {}, region("Chart", chart(climbing, report.grows)), h("figcaption", {}, says)),
    region("Times", table(report)),
  ];
}

/** What scrolls where there is too little room for it. */
const region = (label, inside) =>
  h("div", { class: "scroll scrolls", tabindex: 0, role: "region", "aria-label": label }, inside);

const cell = time => time ? `${seconds(time.seconds)} · ${time.ratio.toPrecision(3)}×` : "–";

/** The times of all solutions on all workloads, with their ratios to the fastest. */
export function table({ workloads, solutions }) {
  const names = Object.keys(solutions).toSorted((a, b) => solutions[a].rank - solutions[b].rank);
  return h("table", { class: "times" },
    h("caption", {}, "Time of one call, and its ratio to the fastest"),
    h("thead", {}, h("tr", {},
      ["solution", ...Object.keys(workloads)].map(name => h("th", { scope: "col" }, name)))),
    h("tbody", {}, names.map(name => h("tr", {}, h("th", { scope: "row" }, name),
      Object.values(workloads).map(times => h("td", {}, cell(times[name])))))));
}
