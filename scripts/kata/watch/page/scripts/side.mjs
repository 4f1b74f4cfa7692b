// One side of the page: a solution's code, what it holds at a step, and its timeline.

import { loadCalls, showCalls } from "./calltree.mjs";
import { h, patch } from "./dom.mjs";
import { figures } from "./figures.mjs";
import { pictured } from "./pictured.mjs";
import { drawnQuestion } from "./quiz.mjs";
import { atLeast, cut, isCut, lineOf, stepsOf, total } from "./runs.mjs";
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
  side.source.replaceChildren(...lines.map(line => line.cloneNode(true)));
  side.source.scrollTop = side.source.scrollLeft = 0;
  file.docstrings.forEach(([first, last]) => foldDocstring([...side.source.children].slice(first - 1, last)));
  for (const [first, last] of run?.story ? file.statements : []) {
    const times = run.story.ran[first] ?? 0;
    for (const line of [...side.source.children].slice(first - 1, last)) {
      line.classList.toggle("never", !times && !isCut(run));
      line.title = times ? `runs ${often(times, run)}` : "";
    }
  }
  const failed = run?.line && side.source.children[run.line - 1];
  if (failed) {
    const raised = document.createElement("span");
    failed.append(Object.assign(raised, { className: "raised", textContent: ` ${run.verdict.mark} ${run.message}` }));
  }
  side.verdict.textContent = run ? `${run.verdict.mark} ${run.word}` : "";
  side.verdict.className = `verdict ${run?.verdict.colour ?? ""}`;
  loadCalls(side.calls, run, marked);
  patch(side.links, file.href && h("a", { href: file.href }, "file"),
    file.report && [" · ", h("a", { href: file.report.url }, file.report.text)]);
}

/** Fold the lines of a docstring into its first, which gets a button that opens them. */
function foldDocstring([first, ...others]) {
  const count = `${others.length} more line${others.length === 1 ? "" : "s"}`;
  const button = Object.assign(document.createElement("button"), { type: "button", className: "fold", textContent: `… ${count}` });
  const fold = isFolded => {
    button.setAttribute("aria-expanded", String(!isFolded));
    for (const line of others) line.classList.toggle("folded", isFolded);
  };
  button.addEventListener("click", event => {
    event.stopPropagation();
    fold(button.getAttribute("aria-expanded") === "true");
  });
  fold(true);
  first.append(button);
}

const often = (times, run) => atLeast(run, times === 1 ? "once" : `${counted(times)} times`);

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
  mark(side, state);
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

/** Mark the line that runs next and the one that has just run, and keep the first in view. */
function mark(side, state) {
  for (const line of side.source.querySelectorAll(".next, .ran")) line.classList.remove("next", "ran");
  const lines = side.source.children, before = side.run.states[side.step - 1];
  if (before) lines[lineOf(before) - 1]?.classList.add("ran");
  const line = lines[lineOf(state) - 1];
  if (!line) return;
  line.classList.add("next");
  const box = side.source, room = line.offsetHeight * 2;
  if (line.offsetTop < box.scrollTop + room) box.scrollTop = line.offsetTop - room;
  const below = line.offsetTop + room + line.offsetHeight;
  if (below > box.scrollTop + box.clientHeight) box.scrollTop = below - box.clientHeight;
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

/** Choose a line: the next step of its statement, and what to say of it. */
export function toLine(side, line) {
  const { run, file, step, source } = side;
  const [first] = file.statements.find(([from, to]) => from <= line && line <= to) ?? [line];
  const steps = stepsOf(run, first), here = isCut(run) ? "in what was recorded" : "here";
  side.line = first;
  for (const chosen of source.querySelectorAll(".chosen")) chosen.classList.remove("chosen");
  source.children[line - 1]?.classList.add("chosen");
  const says = steps.length ? `runs ${often(steps.length, run)}` : `never runs ${here}`;
  return { says: `line ${line} ${says}`, step: steps.find(later => later > step) ?? steps[0] ?? step };
}
