// One side of the page: a solution's code, what it holds at a step, and its timeline.

import { loadCalls, showCalls } from "./calltree.mjs";
import { loadCode, markLines } from "./code.mjs";
import { h, patch } from "./dom.mjs";
import { figures } from "./figures.mjs";
import { pictured } from "./pictured.mjs";
import { drawnQuestion } from "./quiz.mjs";
import { cut, isCut, lineOf, stepsOf, total } from "./runs.mjs";
import { reach, timeline } from "./timeline.mjs";
import { counted } from "./values.mjs";

const AFTER = "The judge saw this fail, but only after earlier calls: one left something behind, "
  + "or the result is random.";

/** A side that stands in a section of the page; `page` is what both sides share. */
export function makeSide(which, section, page) {
  const find = name => section.querySelector(`.${name}`);
  return {
    which, section, page, step: 0, run: null, file: null, line: 0,
    predicts: false, calls: null, // whether what comes next is asked, the tree of calls
    verdict: find("verdict"), count: find("count"), source: find("source"), now: find("now"),
    figures: find("figures"), lane: find("lane"), slider: find("slider"), links: find("links"),
  };
}

/** Put a file and its run on a side; `marked` is its call that is answered otherwise, if any. */
export function load(side, file, run, one, lines, marked) {
  Object.assign(side, { file, run, one, line: 0, step: 0 });
  side.first = run?.states.find(state => run.story?.board && state.h[run.story.board[1]]);
  loadCode(side.source, lines, file, run);
  side.verdict.textContent = run ? `${run.verdict.mark} ${run.word}` : "";
  side.verdict.className = `verdict ${run?.verdict.colour ?? ""}`;
  loadCalls(side.calls, run, marked);
  patch(side.links, file.href && h("a", { href: file.href }, "file"),
    file.report && [" · ", h("a", { href: file.report.url }, file.report.text)]);
}

/** Show a side at its step, with the question about it; an open one hides what the step does. */
export function show(side, asking, hides) {
  const { run } = side, state = run?.states[side.step];
  side.section.dataset.step = side.step;
  side.slider.disabled = !state;
  if (!state) {
    side.count.textContent = "";
    side.now.textContent = run ? "No step was recorded." : "This solution was not recorded on this input.";
    patch(side.figures, ending(side));
    patch(side.lane);
    return;
  }
  side.count.textContent = `step ${counted(side.step + 1)} of ${total(run)}`;
  side.now.textContent = hides ? "What happens next?" : narration(side);
  markLines(side.source, state, run.states[side.step - 1]);
  const isLast = side.step === run.last;
  patch(side.figures,
    asking && drawnQuestion(asking),
    isLast && ending(side),
    figures(view(side, hides)),
    printed(side));
  showCalls(side.calls, side.step, side.predicts);
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

function view(side, hides) {
  const { run, step, file, page, one, first } = side;
  return {
    state: hides ? { ...run.states[step], o: [] } : run.states[step], before: run.states[step - 1],
    step, first, run, file, shared: run.shared, calls: one.calls, uncalled: one.uncalled,
    parameters: page.parameters, strings: page.strings, kinds: page.kinds,
  };
}

/** What has been printed so far. */
function printed(side) {
  const parts = (side.run.printed ?? []).filter(([step]) => step <= side.step);
  const text = parts.map(([, some]) => some).join("");
  return text && h("figure", { class: "printed" }, h("figcaption", {}, "printed"), h("pre", {}, text.slice(-2000)));
}

/** How a run ended, with what is expected if that is something else. */
function ending(side) {
  const { run, one, file, page } = side;
  if (!run) return [];
  const isRight = run.verdict.accepts;
  return h("div", { class: "ending" },
    run.message && h("p", { class: run.verdict.colour }, run.message),
    isRight && file.fails === one.number && h("p", { class: "quiet" }, AFTER),
    run.result && named(isRight ? "result" : "result (wrong)",
      pictured(run.result, page, isRight || page.any_order ? undefined : one.expected)),
    !isRight && named("expected", pictured(one.expected, page)));
}

const named = (name, picture) => h("figure", {}, h("figcaption", {}, name), picture);

/** Draw the timeline anew, since its width, its run or its line has changed. */
export function lane(side) {
  const { run } = side, width = side.lane.clientWidth;
  if (!run?.states.length || !width) return;
  const steps = side.line ? stepsOf(run, side.line) : [];
  patch(side.lane, timeline(run, width, { steps, parting: side.parting }));
  side.slider.className = reach(run) < 1 ? "slider part" : "slider";
}
