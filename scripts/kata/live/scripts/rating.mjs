// The rating of an attempt that is over: Python's, by time, tries and hints; or one's own.

import { byId, h, on, patch } from "../../watch/page/scripts/dom.mjs";
import { append, keepStates, logText, now } from "../../watch/page/scripts/log.mjs";
import { askNext } from "./asking.mjs";
import { summed } from "./attempt.mjs";
import { codeIn } from "./editor.mjs";
import { note } from "./status.mjs";

export const GOAL = "LeetCode accepted this code, and it is wrong: add an input on which it fails. “Judge” shows one.";
const RATINGS = ["again", "hard", "good", "easy"];

const ask = (desk, what, more) => askNext(desk, what, { source: codeIn(desk.editor), log: logText(), now: now(), ...more });

/** Have an attempt that ended with an accepted solution rated, and its time compared. */
export function rate(desk) {
  note(); // it is no longer due
  ask(desk, "solved", { attempt: summed(desk, desk.attempt) });
  askNext(desk, "compare", { source: codeIn(desk.editor) });
}

/** Take an input on which a mistake was to show, or the verdict, which gives one away; the search ends with either. */
export function hunted(desk, input, isRight) {
  const { hunt } = desk.sheet;
  if (!hunt) return;
  if (isRight) {
    hunt.ways.add(input);
    note("Not yet: it is right on this input. ", GOAL);
    return;
  }
  if (!input) hunt.hints.push({ name: "solution" });
  note(input && "Found: it fails on this input.");
  ask(desk, "hunted", { input, attempt: summed(desk, hunt) });
  desk.sheet.hunt = null;
}

/** Show a rating that was given, and keep it; one that counts can be changed. */
export function rated(answer) {
  const unkept = [append(answer.line), keepStates(answer.states)].find(Boolean);
  patch(byId("rating"),
    h("p", {}, `${answer.said}.`),
    unkept && h("p", { class: "yellow" }, unkept),
    answer.line && h("p", { class: "actions" }, "Rate it yourself: ", RATINGS.map(one => h("button", { type: "button", "data-rating": one, "data-kind": answer.kind }, one))));
}

/** Show how long the solutions here take on the hardest of the longest inputs, as multiples of what one's own takes. */
export function compared({ case: name, ratios }) {
  const some = Object.entries(ratios).map(([one, ratio], i) => [i > 0 && " · ", h("code", {}, one), ` ${ratio.toFixed(ratio < 9.5 ? 1 : 0)}`]);
  patch(byId("times"), some.length > 0 && h("p", { class: "quiet" }, `Time on ${name}, as a multiple of yours: `, some));
}

/** Take away what is said of an attempt, once the code is another. */
export function clearRating() {
  patch(byId("rating"));
  patch(byId("times"));
}

export function listenToRating(desk) {
  on("rating", "click", ({ target: { dataset: { rating, kind } } }) => rating && ask(desk, "rated", { rating, kind }));
}
