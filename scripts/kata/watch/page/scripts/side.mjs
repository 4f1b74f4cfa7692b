// One side of the page: a solution's code, with what runs in it; what it holds at a step; and the
// timeline of its run, with calls as nested bars and ticks for what happens.

import { loadCalls, showCalls } from "./calltree.mjs";
import { h, made, patch } from "./dom.mjs";
import { figures } from "./figures.mjs";
import { figure, pictured } from "./pictured.mjs";
import { atLeast, cut, isCut, lineOf, stepsOf, total } from "./runs.mjs";
import { counted, held, partsOf, round, same } from "./values.mjs";

const INSET = 7; // pixels at either end: half of the thumb of the slider above it
const ROW = 5, ROWS = 6, TICKS = 7; // pixels of a row of calls, rows at most, pixels of a row of ticks
const HEIGHT = 2 * TICKS + ROW * ROWS + 4;

const often = (times, run) => atLeast(run, times === 1 ? "once" : `${counted(times)} times`);

/** Show the lines of a file, and what its run says of them. @param {Py.File} file */
export function loadCode(source, lines, file, run) {
  const shown = lines.map(line => line.cloneNode(true));
  source.replaceChildren(...shown);
  for (const [first, last] of run?.story ? linesOf(file.statements) : []) {
    const times = run.story.ran[first] ?? 0;
    for (const line of shown.slice(first - 1, last)) {
      line.classList.toggle("never", !times && !isCut(run));
      line.title = times ? `runs ${often(times, run)}` : "";
    }
  }
  if (!run?.line) return;
  shown[run.line - 1]?.append(made(h("span", { class: "raised" }, ` ${run.verdict.mark} ${run.message}`)));
}

/** [[first, last], ...] of parts of a source. @param {Record<number, number>} parts */
const linesOf = parts => Object.entries(parts).map(([first, last]) => [Number(first), last]);

/** Mark the line that runs next and the one that has just run, and keep the first in view. */
export function markLines(source, state, before) {
  for (const line of source.querySelectorAll(".next, .ran")) line.classList.remove("next", "ran");
  const lines = source.children;
  if (before) lines[lineOf(before) - 1]?.classList.add("ran");
  lines[lineOf(state) - 1]?.classList.add("next");
  keepLineInView(source);
}

/** Scroll so that the line that runs next is in sight, with two lines on either side. */
export function keepLineInView(source) {
  const line = source.querySelector(".next");
  if (!line) return;
  const room = line.offsetHeight * 2;
  if (line.offsetTop < source.scrollTop + room) source.scrollTop = line.offsetTop - room;
  const below = line.offsetTop + room + line.offsetHeight;
  if (below > source.scrollTop + source.clientHeight) source.scrollTop = below - source.clientHeight;
}

/** Choose a line: the next step of its statement, and what to say of it. */
export function toLine(side, line) {
  const { run, file, step, source } = side;
  const [first] = linesOf(file.statements).find(([from, to]) => from <= line && line <= to) ?? [line];
  const steps = stepsOf(run, first), here = isCut(run) ? "in what was recorded" : "here";
  side.line = first;
  for (const chosen of source.querySelectorAll(".chosen")) chosen.classList.remove("chosen");
  source.children[line - 1]?.classList.add("chosen");
  const says = steps.length ? `runs ${often(steps.length, run)}` : `never runs ${here}`;
  return { says: `line ${line} ${says}`, step: steps.find(later => later > step) ?? steps[0] ?? step };
}

const AFTER = "The judge saw this fail, but only after earlier calls: one left something behind, or the result is random.";

/** A side that stands in a section of the page; `page` is what both sides share. @param {Py.Data} page */
export function makeSide(which, section, page) {
  const find = name => section.querySelector(`.${name}`);
  return {
    which, section, page, step: 0, run: null, file: null, line: 0,
    calls: null, // the tree of calls
    verdict: find("verdict"), count: find("count"), source: find("source"), now: find("now"),
    figures: find("figures"), lane: find("lane"), slider: find("slider"), links: find("links"),
  };
}

/** Put a file and its run on a side. @param {Py.File} file @param {import("./runs.mjs").Run} run @param {Py.ShownCase} one */
export function load(side, file, run, one, lines) {
  if (side.file?.name !== file.name) side.source.scrollTop = side.source.scrollLeft = 0;
  Object.assign(side, { file, run, one, line: 0, step: 0 });
  side.first = run?.states.find(state => run.story?.board && state.heap[run.story.board.held]);
  loadCode(side.source, lines, file, run);
  side.verdict.textContent = run ? `${run.verdict.mark} ${run.word}` : "";
  side.verdict.className = `verdict ${run?.verdict.colour ?? ""}`;
  loadCalls(side.calls, run);
  patch(side.links, file.href && h("a", { href: file.href }, "file"),
    file.report && [" · ", h("a", { href: file.report.url }, file.report.text)]);
}

export function show(side, step) {
  const { run } = side, state = run?.states[step];
  side.step = step;
  side.section.dataset.step = side.step;
  side.slider.disabled = !state;
  if (!state) {
    side.count.textContent = "";
    side.now.textContent = run ? "No step was recorded." : "This solution was not recorded on this input.";
    patch(side.figures, ending(side), given(side));
    patch(side.lane);
    return;
  }
  side.count.textContent = `step ${counted(side.step + 1)} of ${total(run)}`;
  side.now.textContent = narration(side);
  markLines(side.source, state, run.states[side.step - 1]);
  patch(side.figures, step === run.last && ending(side), figures(view(side)), given(side), printed(side));
  showCalls(side.calls, side.step);
  side.slider.max = run.last;
  side.slider.value = side.step;
  side.slider.setAttribute("aria-valuetext", `${side.count.textContent}: ${side.now.textContent}`);
}

/** What the step does, and in which line. */
export function narration(side) {
  const state = side.run.states[side.step], words = side.run.story?.told[side.step];
  const ends = isCut(side.run) && side.step === side.run.last ? ` ${cut(side.run)}` : "";
  return `line ${lineOf(state)}${words ? `: ${words}` : ""}${ends}`;
}

function view(side) {
  const { run, step, file, page, one, first } = side;
  return {
    state: run.states[step], before: run.states[step - 1],
    step, first, run, file, shared: run.shared, calls: one.calls, uncalled: one.uncalled,
    parameters: page.parameters, strings: page.strings, kinds: page.kinds,
  };
}

/** The arguments of the call, as far as they are no longer drawn as they were given. */
function given({ run, step, one, page }) {
  const [first] = run?.states ?? [], state = run?.states[step], names = state?.frames.at(-1)?.names ?? {};
  const isDrawn = (name, was) => held(was, first) ? isKept(was, first, state) : same(was, names[name]);
  return Object.entries(one?.input ?? {}).filter(([name], i) => !first || (i < first.arguments.length && !isDrawn(name, first.arguments[i])))
    .map(([name, drawn]) => figure(`${name} as given`, pictured(drawn, page), "as-given"));
}

/** Whether all that a value held in a state is the same in another one. */
function isKept(value, before, state) {
  const waiting = [value], known = new Set();
  for (const one of waiting) {
    const object = held(one, before);
    if (!object || known.has(one.held)) continue;
    if (!same(object, held(one, state))) return false;
    known.add(one.held);
    waiting.push(...partsOf(object));
  }
  return true;
}

function printed(side) {
  const text = side.run.printed.filter(({ step }) => step <= side.step).map(one => one.text).join("");
  return figure("printed", text && h("pre", {}, text.slice(-2000)), "printed");
}

/** How a run ended, with what is expected if that is something else. */
function ending(side) {
  const { run, one, file, page } = side;
  if (!run) return [];
  const isRight = run.verdict.accepts;
  return h("div", { class: "ending" },
    run.message && h("p", { class: run.verdict.colour }, run.message),
    isRight && file.wrong && file.fails === one.number && h("p", { class: "quiet" }, AFTER),
    run.result && figure(isRight ? "result" : "result (wrong)",
      pictured(run.result, page, isRight || page.any_order ? undefined : one.expected)),
    !isRight && figure("expected", pictured(one.expected, page)));
}

/** Draw the timeline anew, since its width, its run or its line has changed. */
export function lane(side) {
  const { run } = side, width = side.lane.clientWidth;
  if (!run?.states.length || !width) return;
  const steps = side.line ? stepsOf(run, side.line) : [];
  patch(side.lane, timeline(run, width, { steps, parting: side.parting }));
  side.slider.className = isCut(run) ? "slider part" : "slider"; // above what was recorded alone
}

/** A run as a picture that is so many pixels wide.
 * @param {import("./runs.mjs").Run} run @param {number} width @param {{ steps?: number[], parting?: number }} [marks] */
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
  const tick = (step, y) => `M${Math.round(x(step))} ${y}v${TICKS - 1}`;
  const ticks = (name, some, y) => some.length
    ? h("path", { class: name, d: [...new Set(some.map(step => tick(step, y)))].join("") }) : [];
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
    }, h("title", {}, `The difference: step ${counted(parting + 1)}`)));
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
