// The comparison: time against size as a chart, and the table beside it.

const DASHES = ["", "7 4", "2 3", "9 3 2 3", "12 4", "4 2"];
const MARKERS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0", "M-4-4h8v8h-8z", "M0-5 5 4H-5z", "M0-5 5 0 0 5-5 0z",
  "M0 5 5-4H-5z", "M-5-1h4v-4h2v4h4v2h-4v4h-2v-4h-4z",
];
const WIDTH = 640, HEIGHT = 360, LEFT = 70, RIGHT = 120, BELOW = 44, ABOVE = 14;

const UNITS = [[1, "s"], [1e-3, "ms"], [1e-6, "µs"], [1e-9, "ns"]];
function seconds(time) {
  const [scale, unit] = UNITS.find(([least]) => time >= least) ?? UNITS[3];
  return `${Number((time / scale).toPrecision(3))} ${unit}`;
}

/** A logarithmic scale from the least and the greatest of some numbers to pixels. */
function scale(numbers, start, end) {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)].map(Math.log10);
  return number => start + (Math.log10(number) - low) / (high - low || 1) * (end - start);
}

/** The times of these solutions at the sizes of their rungs; `unit` is what the sizes count. */
function chart(solutions, unit) {
  const rungs = solutions.flatMap(([, facts]) => facts.rungs), times = rungs.flatMap(({ low, high }) => [low, high]);
  const x = scale(rungs.map(({ size }) => size), LEFT, WIDTH - RIGHT);
  const y = scale(times, HEIGHT - BELOW, ABOVE);
  const picture = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", class: "chart" },
    svg("title", {}, `Time of one call against ${unit}, both logarithmic`));
  const sizes = [...new Set(rungs.map(({ size }) => size))].sort((a, b) => a - b);
  for (const size of sizes) {
    picture.append(svg("line", { class: "rule", x1: x(size), x2: x(size), y1: ABOVE, y2: HEIGHT - BELOW }),
      svg("text", { x: x(size), y: HEIGHT - BELOW + 18, "text-anchor": "middle" }, size.toLocaleString("en")));
  }
  picture.append(svg("text", { x: (LEFT + WIDTH - RIGHT) / 2, y: HEIGHT - 6, "text-anchor": "middle" }, unit));
  for (let power = Math.ceil(Math.log10(Math.min(...times))); 10 ** power <= Math.max(...times); power++) {
    picture.append(svg("line", { class: "rule", x1: LEFT, x2: WIDTH - RIGHT, y1: y(10 ** power), y2: y(10 ** power) }),
      svg("text", { x: LEFT - 8, y: y(10 ** power) + 4, "text-anchor": "end" }, seconds(10 ** power)));
  }
  let free = 0; // labels stand beside the ends of their lines, none on another
  const ends = solutions.map(([name, facts], i) => [y(facts.rungs.at(-1).seconds), name, facts.rungs, i]);
  for (const [height, name, points, i] of ends.sort((a, b) => a[0] - b[0])) {
    const series = svg("g", { class: `series s${i % 6}` });
    for (const { size, seconds: time, low, high } of points) {
      series.append(svg("line", { x1: x(size), x2: x(size), y1: y(low), y2: y(high) }),
        svg("path", { class: "marker", d: MARKERS[i % 6], transform: `translate(${x(size)} ${y(time)})` }));
    }
    const line = points.map(({ size, seconds: time }) => `${x(size)},${y(time)}`).join(" ");
    free = Math.max(height + 4, free + 15);
    series.append(svg("polyline", { points: line, "stroke-dasharray": DASHES[i % 6] }),
      svg("text", { x: WIDTH - RIGHT + 10, y: free }, name));
    picture.append(series);
  }
  return picture;
}

if (data.report?.rounds) {
  byId("compared").hidden = false;
  const { workloads, solutions, ladder, grows } = data.report;
  const names = Object.keys(solutions).sort((a, b) => solutions[a].rank - solutions[b].rank);
  const climbing = Object.entries(solutions).filter(([, facts]) => facts.rungs.length);
  if (climbing.length) {
    byId("chart").append(chart(climbing, grows), element("figcaption", {},
      `Time of one call, ${ladder}: the median of the rounds, and the interval around it.`));
  }
  const heads = ["solution", ...Object.keys(workloads)].map(name => element("th", { scope: "col" }, name));
  byId("times").append(element("caption", {}, "Time of one call, and its ratio to the fastest"),
    element("thead", {}, element("tr", {}, ...heads)),
    element("tbody", {}, ...names.map(name => element("tr", {}, element("th", { scope: "row" }, name),
      ...Object.values(workloads).map(times => element("td", {}, times[name]
        ? `${seconds(times[name].seconds)} · ${times[name].ratio.toPrecision(3)}×` : "–"))))));
}
