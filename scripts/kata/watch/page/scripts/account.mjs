// What is said of the chosen pair: where it differs and why, and what each run took.

import { coded, h } from "./dom.mjs";
import { atLeast, total } from "./runs.mjs";
import { counted, same } from "./values.mjs";

const LONGEST = 48; // letters of a title

/** What a file is called where there is little room: a mistake by what it does. */
export function titleOf({ idea = "", name }) {
  const words = (idea || name).replaceAll("`", "");
  return words.length > LONGEST ? `${words.slice(0, words.lastIndexOf(" ", LONGEST))} …` : words;
}

const failingOf = both => both.find(({ run }) => run && !run.verdict.accepts);

/** Where two results differ, and why the one that is wrong is so, as far as that is known; nothing if both are right. */
export function difference(both, parting) {
  const failing = failingOf(both);
  if (!parting && !failing) return [];
  const { why = [], word = "", message = "" } = failing?.run ?? {};
  const first = parting?.said ?? "", isNew = first && !why.some(([text]) => text.startsWith(first));
  const said = [...isNew ? [[first, ""]] : [], ...why.map(([text, code]) => [isNew ? after(first, text) : text, code])];
  const known = said.length ? said : [[[word, message].filter(Boolean).join(": "), ""]];
  const { idea, name } = failing?.file ?? {};
  return [
    failing && h("strong", {}, idea ? coded(`${idea}.`) : `${name}:`), " ",
    known.flatMap(([text, code], i) => [
      i > 0 && "; ", i > 0 || !idea ? text : text.replace(OPENING, capital), code && ": ", code && h("code", {}, code.replace(/:$/, "")),
    ]).filter(Boolean),
    ".",
  ];
}

const OPENING = /^(all|call|in|it|items?|line|the)(?= )/; // and not the name of a function

const capital = word => word[0].toUpperCase() + word.slice(1);

/** What a sentence adds to the first one, which may name its line or its place already. */
function after(first, text) {
  const [, line] = first.match(/^(line \d+) /) ?? [];
  return text.replace(line ? `on ${line}, ` : "", "")
    .replace(/, after which (\S+) .*/, (values, place) => first.startsWith(`${place} `) ? "" : values)
    .replace(/\b(\w+)\.py\b/g, "$1");
}

/** The steps that led to what is wrong, as rows of a table; nothing where they are not known. */
export function account(both) {
  const { title = "", moments = [] } = failingOf(both)?.run.how ?? {};
  return moments.length ? [
    h("caption", {}, `${title}:`),
    h("tbody", {}, moments.map(([line, code, told]) =>
      h("tr", {}, h("th", { scope: "row" }, `line ${line}`), h("td", {}, h("code", {}, code)), h("td", {}, told)))),
  ] : [];
}

/** What the code calls the list whose changes count; nothing where there is none. */
function watched(both, parameters) {
  const { states, story } = both.map(({ run }) => run).find(run => run?.story?.board) ?? {};
  if (!story) return "";
  return parameters[states[0].a.findIndex(value => same(value, story.board))] ?? "the result";
}

/** How much each of the two runs took, as rows of a table. */
export function costs(both, parameters) {
  const list = watched(both, parameters);
  const row = (name, said) => h("tr", {}, h("th", { scope: "row" }, name),
    both.map(({ run }) => h("td", {}, run?.story ? said(run) : "–")));
  const counts = (name, count) => row(name, run => atLeast(run, counted(count(run))));
  return [
    h("caption", {}, "Cost of each run"),
    h("thead", {}, h("tr", {}, h("td"), both.map(({ file }) => h("th", { scope: "col" }, titleOf(file))))),
    h("tbody", {},
      row("steps", total),
      counts("calls", ({ states }) => states.at(-1)?.c ?? 0),
      counts("writes", ({ story }) => story.writes),
      list && counts(`changes to ${list}`, ({ story }) => story.changes.length)),
  ];
}
