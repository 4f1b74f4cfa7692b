// What is said of the chosen pair: where it differs and why, and what each run took.

import { h } from "./dom.mjs";
import { isCut, total } from "./runs.mjs";
import { counted, same } from "./values.mjs";

/** Where two results differ, and why the one that is wrong is so; nothing if neither is known. */
export function difference(both, apart) {
  const failing = both.find(({ run }) => run && run.word !== "Accepted"), why = failing?.run.why;
  if (!apart && !why) return [];
  return [
    failing && h("strong", {}, `${failing.file.name}: `),
    apart && !repeats(apart.said, why) && `${apart.said}. `,
    why && told(why.replace(/^(line|item|in|it|call|with) /, word => word[0].toUpperCase() + word.slice(1))),
  ];
}

/** Whether both begin with the same call, which need not be named twice. */
const repeats = (said, why) => {
  const [call] = said.match(/^call \d+,|^.*? returns /) ?? [];
  return call && why?.startsWith(call);
};

/** The sentences, with the line of code or values that follows a colon. */
function told(why) {
  const lines = why.split("\n");
  const isQuoted = i => i > 0 && lines[i - 1].endsWith(":") && !isQuoted(i - 1);
  return lines.map((line, i) => isQuoted(i) ? h("code", {}, line) : ` ${line} `);
}

const cell = (run, count) => h("td", {}, run?.story ? count(run) : "–");
const atLeast = count => run => `${isCut(run) ? "at least " : ""}${counted(count(run))}`;

/** What the code calls the list whose changes count; nothing where there is none. */
function watched(runs, parameters) {
  const { states, story } = runs.find(run => run?.story?.board) ?? {};
  if (!story) return "";
  return parameters[states[0].a.findIndex(value => same(value, story.board))] ?? "the result";
}

/** How much each of the two runs took, as rows of a table. */
export function account(both, parameters) {
  const list = watched(both.map(({ run }) => run), parameters);
  const row = (name, count) =>
    h("tr", {}, h("th", { scope: "row" }, name), both.map(({ run }) => cell(run, count)));
  return [
    h("caption", {}, "Cost of each run"),
    h("thead", {}, h("tr", {}, h("td"), both.map(({ file }) => h("th", { scope: "col" }, file.name)))),
    h("tbody", {},
      row("steps", total),
      row("calls", atLeast(({ states }) => states.at(-1)?.c ?? 0)),
      row("writes", atLeast(({ story }) => story.writes)),
      list && row(`changes to ${list}`, atLeast(({ story }) => story.changes.length))),
  ];
}
