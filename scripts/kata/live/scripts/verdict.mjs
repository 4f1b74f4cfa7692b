// What is shown of a verdict: the words of the terminal, and pictures of the input and the results.

import { coded, h } from "../../watch/page/scripts/dom.mjs";
import { figures } from "../../watch/page/scripts/pictured.mjs";
import { counted } from "../../watch/page/scripts/values.mjs";

export const LONG = 2; // seconds, from which on it is said what takes them
export const LOOKING = "Looking for a smaller input, and for the reason …";

/** The whole seconds from a moment until now. */
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
export const told = data =>
  data.stopped || (data.word === "Accepted" && unjudgedIn(data).length > 0) ? ["?", "Accepted so far", "yellow"] : [data.mark, data.word, data.colour];

/** A verdict, and what can be done with it; how it came about is a hint while one practises. @param {Py.Shown} data */
export function verdict(data, about, actions, isPractice = false) {
  const { remarks, near, details: [title, ...lines], pictures } = data, unjudged = unjudgedIn(data);
  const [mark, word, colour] = told(data);
  const drawn = figures(pictures, about), report = lines.join("\n").trim();
  return [
    h("div", { class: "headline" }, h("h2", { class: colour }, `${mark} ${word}`), actions),
    remarks && h("p", { class: "quiet" }, remarks, near && [" · closest to ", h("code", {}, near)]),
    unjudged.length > 0 && h("p", { class: "yellow" }, coded(`Only \`kata judge\` can judge case ${unjudged.join(", ")}: in a browser, it ends Python.`)),
    title && h("p", {}, title),
    drawn.length > 0 && h("div", { class: "drawn" }, drawn),
    report && h("pre", { tabindex: 0, role: "region", "aria-label": "The report" }, report),
    data.how.length > 0 && h("details", { class: "how", open: !isPractice }, h("summary", {}, "How it came about"),
      h("pre", { tabindex: 0, role: "region", "aria-label": "How it came about" }, data.how.join("\n"))),
  ];
}
