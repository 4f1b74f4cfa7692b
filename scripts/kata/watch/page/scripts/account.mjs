// What is said of the chosen pair: where it differs and why, and what each run took.

import { h } from "./dom.mjs";
import { atLeast, total } from "./runs.mjs";
import { counted, same } from "./values.mjs";

/** Where two results differ, and why the one that is wrong is so, as far as that is known; nothing if both are right. */
export function difference(both, parting) {
  const failing = both.find(({ run }) => run && !run.verdict.accepts);
  if (!parting && !failing) return [];
  const { why = "", word = "", message = "" } = failing?.run ?? {};
  return [
    failing && h("strong", {}, `${failing.file.name}: `),
    parting && !beginsAlike(parting.said, why) && `${parting.said}. `,
    why && sentences(why.replace(STARTS, start => start[0].toUpperCase() + start.slice(1))),
    !parting && !why && `${[word, message].filter(Boolean).join(": ")}.`,
  ];
}

/** How a sentence may begin that does not begin with a name of the code. */
const STARTS = /^(?:(?:all|in|it|the|with) |(?:lines?|items?|call|node)(?= [\d[(]))/;

/** Whether both say the same, or begin with the same call, which need not be named twice. */
const beginsAlike = (said, why) => {
  const [call] = said.match(/^call \d+,|^.*? returns /) ?? [said];
  return why.startsWith(call);
};

/** The sentences, with the line of code or values that follows a colon. */
function sentences(why) {
  const lines = why.split("\n");
  const isQuoted = i => i > 0 && lines[i - 1].endsWith(":") && !isQuoted(i - 1);
  return lines.map((line, i) => isQuoted(i) ? h("code", {}, line) : ` ${line} `);
}

/** What the code calls the list whose changes count; nothing where there is none. */
function watched(both, parameters) {
  const { states, story } = both.map(({ run }) => run).find(run => run?.story?.board) ?? {};
  if (!story) return "";
  return parameters[states[0].a.findIndex(value => same(value, story.board))] ?? "the result";
}

/** How much each of the two runs took, as rows of a table. */
export function account(both, parameters) {
  const list = watched(both, parameters);
  const row = (name, said) => h("tr", {}, h("th", { scope: "row" }, name),
    both.map(({ run }) => h("td", {}, run?.story ? said(run) : "–")));
  const counts = (name, count) => row(name, run => atLeast(run, counted(count(run))));
  return [
    h("caption", {}, "Cost of each run"),
    h("thead", {}, h("tr", {}, h("td"), both.map(({ file }) => h("th", { scope: "col" }, file.name)))),
    h("tbody", {},
      row("steps", total),
      counts("calls", ({ states }) => states.at(-1)?.c ?? 0),
      counts("writes", ({ story }) => story.writes),
      list && counts(`changes to ${list}`, ({ story }) => story.changes.length)),
  ];
}
