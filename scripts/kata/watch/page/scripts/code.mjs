// The code of a side: its lines, those that never run, docstrings that fold, the line that runs next.

import { atLeast, isCut, lineOf, stepsOf } from "./runs.mjs";
import { counted } from "./values.mjs";

const often = (times, run) => atLeast(run, times === 1 ? "once" : `${counted(times)} times`);

/** Show the lines of a file, and what its run says of them. */
export function loadCode(source, lines, file, run) {
  const shown = lines.map(line => line.cloneNode(true));
  source.replaceChildren(...shown);
  source.scrollTop = source.scrollLeft = 0;
  file.docstrings.forEach(([first, last]) => foldDocstring(shown.slice(first - 1, last)));
  for (const [first, last] of run?.story ? file.statements : []) {
    const times = run.story.ran[first] ?? 0;
    for (const line of shown.slice(first - 1, last)) {
      line.classList.toggle("never", !times && !isCut(run));
      line.title = times ? `runs ${often(times, run)}` : "";
    }
  }
  if (run?.line) shown[run.line - 1]?.append(made("span", "raised", ` ${run.verdict.mark} ${run.message}`));
}

const made = (tag, className, textContent) => Object.assign(document.createElement(tag), { className, textContent });

/** Fold the lines of a docstring into its first, which gets a button that opens them. */
function foldDocstring([first, ...others]) {
  const button = made("button", "fold", `… ${others.length} more line${others.length === 1 ? "" : "s"}`);
  button.type = "button";
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

/** Mark the line that runs next and the one that has just run, and keep the first in view. */
export function markLines(source, state, before) {
  for (const line of source.querySelectorAll(".next, .ran")) line.classList.remove("next", "ran");
  const lines = source.children;
  if (before) lines[lineOf(before) - 1]?.classList.add("ran");
  const line = lines[lineOf(state) - 1];
  if (!line) return;
  line.classList.add("next");
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
  const [first] = file.statements.find(([from, to]) => from <= line && line <= to) ?? [line];
  const steps = stepsOf(run, first), here = isCut(run) ? "in what was recorded" : "here";
  side.line = first;
  for (const chosen of source.querySelectorAll(".chosen")) chosen.classList.remove("chosen");
  source.children[line - 1]?.classList.add("chosen");
  const says = steps.length ? `runs ${often(steps.length, run)}` : `never runs ${here}`;
  return { says: `line ${line} ${says}`, step: steps.find(later => later > step) ?? steps[0] ?? step };
}
