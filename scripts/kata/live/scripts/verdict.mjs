// What is shown of a verdict: which input fails, in pictures, and how that came about; times beside others.

import { byId, coded, h, patch, say } from "../../watch/page/scripts/dom.mjs";
import { turnTo } from "../../watch/page/scripts/panes.mjs";
import { figures } from "../../watch/page/scripts/pictured.mjs";
import { counted, plural } from "../../watch/page/scripts/values.mjs";
import { codeIn, markLine } from "./editor.mjs";

export const LONG = 2; // seconds, from which on it is said what takes them
const WIDEST = 20; // times one's own time, which the longest bar stands for at most
export const PAUSE = 500; // milliseconds without typing, after which it is judged

export const secondsFrom = moment => Math.floor((performance.now() - moment) / 1000);

/** Says how far the judge is. */
export function progress({ number, of, since }) {
  if (!number) return "Judging …";
  if (number > of) return "Looking further …";
  const seconds = secondsFrom(since);
  return seconds < LONG ? `Judging: case ${counted(number)} of ${counted(of)} …` : `Case ${counted(number)} has taken ${seconds} s so far.`;
}

/** The numbers of the cases that end Python here. @param {Py.Shown} data */
const unjudgedIn = ({ known }) => Object.entries(known).filter(([, how]) => how === "fatal").map(([number]) => counted(Number(number)));

/** Whether it is accepted on all cases. @param {Py.Shown} data */
export const isWhole = data => told(data)[1] === "Accepted";

/** The mark, the word and the colour of a verdict: what was not judged is not accepted. @param {Py.Shown} data */
const told = data =>
  data.stopped || (data.word === "Accepted" && unjudgedIn(data).length > 0) ? ["?", "Accepted so far", "yellow"] : [data.mark, data.word, data.colour];

/** A verdict, and what can be done with it; how it came about is a hint while one practises. @param {Py.Shown} data */
export function verdict(data, about, actions, isPractice = false) {
  const { remarks, phrase, title, message, line, pictures } = data, unjudged = unjudgedIn(data);
  const [mark, word, colour] = told(data);
  const drawn = figures(pictures, about), report = data.details.join("\n").trim();
  const more = report && h("pre", { class: drawn.length ? "" : "values", tabindex: 0, role: "region", "aria-label": "The report" }, report);
  return [
    h("div", { class: "headline" }, h("h2", { class: colour }, `${mark} ${word}`), actions),
    remarks && h("p", { class: "quiet" }, remarks),
    unjudged.length > 0 && h("p", { class: "yellow" }, `Not judged, as that ends Python in a browser: case ${unjudged.join(", ")}.`),
    phrase && h("p", { class: "phrase" }, phrase, h("small", { class: "quiet", title }, title)),
    phrase && h("p", { class: "brief" }, h("code", {}, data.input)),
    message && h("p", { class: colour }, coded(message), line > 0 && [" · ", lineButton(line, `line ${line}`)]),
    drawn.length > 0 ? h("div", { class: "drawn" }, drawn) : more,
    account(data.how, isPractice),
    drawn.length > 0 && more,
  ];
}

/** Put a verdict, or what stands in its place, where it belongs. */
export function fillVerdict(...parts) {
  byId("verdict").classList.remove("outdated");
  patch(byId("verdict"), ...parts);
}

/** Give up what was asked of the code as it was, on a desk, {judge, editor, asking, resting, failing}. */
export function giveUp(desk) {
  for (const timer of [desk.resting, desk.failing]) clearTimeout(timer);
  desk.asking.abort();
  desk.asking = new AbortController();
}

/** The verdict on the code of a desk; null where there is none, which is said, and nothing where it is given up. `shows` is
 * handed it, and one that comes early; `again` is offered where Python has ended. */
export async function judged(desk, request, shows, again) {
  giveUp(desk);
  markLine(desk.editor, 0);
  const { judge, editor, asking: { signal } } = desk, showsEarly = data => {
    say("Looking for a smaller input, and for the reason …");
    shows(data, true);
  };
  try {
    const data = await judge.ask("judge", { source: codeIn(editor), ...request }, { words: "Judging …", signal, shows: showsEarly });
    say("");
    shows(data);
    return data;
  } catch ({ name, message, cause }) {
    if (name === "AbortError") return undefined;
    say("", judge.isAwake ? null : again);
    fillVerdict(h("p", { class: "yellow" }, coded(message)), cause && h("pre", {}, cause));
    return null;
  }
}

/** Start Python; `idle` says what comes next, until then and from then on. */
export function wake(judge, idle) {
  judge.wake().then(idle, error => say(error.message, () => wake(judge, idle)));
  idle();
}

const lineButton = (line, label) => h("button", { type: "button", "data-line": line, "aria-label": `Go to line ${line}` }, label);

/** How it came about: what is certain, then the steps, each of which leads to its line. @param {Py.Account} how */
function account({ title, moments, why }, isPractice) {
  if (!moments.length && !why.length) return "";
  const count = moments.length ? ` in ${plural(moments.length, "line")}` : "";
  return h("details", { class: "how", open: !isPractice },
    h("summary", {}, title || "How it came about", isPractice && h("span", { class: "quiet" }, `${count} · counts as a hint`)),
    why.map(({ text, code }) => h("p", {}, `Why: ${text}`, code && [": ", h("code", {}, code)])),
    moments.length > 0 && h("table", { class: "steps" }, h("tbody", {}, moments.map(({ line, code, told: did }) =>
      h("tr", { "data-line": line }, h("th", { scope: "row" }, lineButton(line, line)), h("td", { title: code, colspan: did ? 1 : 2 }, h("code", {}, code)), did && h("td", {}, did))))));
}

/** Lead to a line, wherever an element names one: the cursor goes there, and the line is marked. */
export function listenToLines(editor, element) {
  element.addEventListener("click", ({ target }) => {
    const { line } = target.closest("[data-line]")?.dataset ?? {}, { doc } = editor.state;
    if (!line || line > doc.lines) return;
    const { from, text } = doc.line(line);
    turnTo("code");
    markLine(editor, line);
    editor.dispatch({ selection: { anchor: from + text.search(/\S|$/) }, scrollIntoView: true });
    editor.focus();
  });
}

/** The times of the solutions here as bars, beside one's own. @param {Py.Compared} compared */
export function bars({ input, times }) {
  const all = Object.entries({ ...times, yours: 1 }).toSorted(([, a], [, b]) => a - b), most = Math.min(all.at(-1)[1], WIDEST);
  return h("table", { class: "bars" }, h("caption", {}, `Time compared with the other ideas, on a long input (${input})`),
    h("tbody", {}, all.map(([name, ratio]) => h("tr", { class: name === "yours" ? "own" : "" },
      h("th", { scope: "row" }, coded(name)),
      h("td", {}, h("svg", { viewBox: "0 0 100 1", preserveAspectRatio: "none", "aria-hidden": "true" }, h("rect", { width: 100 * Math.min(ratio / most, 1), height: 1 }))),
      h("td", {}, `${ratio < WIDEST ? +ratio.toFixed(1) : counted(Math.round(ratio))} ×`)))));
}
