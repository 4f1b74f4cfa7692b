// The rating of an attempt that is over: Python's, by time, tries and hints; or one's own.

import { byId, h, patch } from "../../watch/page/scripts/dom.mjs";
import { askNext } from "./asking.mjs";
import { summed } from "./attempt.mjs";
import { codeIn } from "./editor.mjs";
import { logText, now, record } from "./log.mjs";
import { on } from "./status.mjs";

const RATINGS = ["again", "hard", "good", "easy"];

const ask = (desk, what, more) => askNext(desk, what, { source: codeIn(desk.editor), log: logText(), now: now(), ...more });

/** Have an attempt that ended with an accepted solution rated. */
export const rate = desk => ask(desk, "solved", { attempt: summed(desk.attempt) });

/** Show a rating that was given, and keep it; one that counts can be changed. */
export function rated(answer) {
  const unkept = record(answer), counts = answer.line && !unkept;
  patch(byId("rating"),
    h("p", {}, `${answer.said}.`),
    unkept && h("p", { class: "yellow" }, unkept),
    counts && h("p", { class: "actions" }, "Rate it yourself: ", RATINGS.map(one => h("button", { type: "button", "data-rating": one }, one))));
}

export function listenToRating(desk) {
  on("rating", "click", ({ target: { dataset: { rating } } }) => rating && ask(desk, "rated", { rating }));
}
