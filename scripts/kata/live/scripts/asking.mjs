// Asks the judge, which starts when it is first needed: a verdict at once, anything else in its turn.

import { byId } from "../../watch/page/scripts/dom.mjs";
import { ask, giveUp, makeJudge } from "./judging.mjs";
import { runtime } from "./runtime.mjs";
import { say } from "./status.mjs";

const LASTING = new Set(["solved", "hunted", "rated", "states"]); // what is answered, too, if the code changes meanwhile

/** What asks about a problem, and hears what comes of it: {kind: what takes it}. */
export const asker = (slug, heard = {}) => ({ slug, heard, judge: null, asked: null, waiting: [] });

/** Start Python, unless it was started. */
export function wake(desk) {
  desk.judge ??= makeJudge(byId("python"), desk.slug, () => runtime(desk.slug), desk.heard);
}

/** Say some words once there is Python to do what they say. */
export const sayOf = ({ judge }, words) => say(judge.state === "loading" ? "Loading Python …" : words);

/** Ask now, and forget what was asked before. */
export function askNow(desk, what, request, words) {
  forget(desk);
  wake(desk);
  put(desk, { what, request, words });
}

/** Ask once nothing else is under way. */
export function askNext(desk, what, request, words = "", answer = {}) {
  wake(desk);
  desk.waiting.push({ what, request, words, ...answer });
  if (!desk.judge.asked) goOn(desk);
  else if (words) say(words);
}

/** The answer to what is asked once nothing else is under way; an error where there is none. */
export const answered = (desk, what, request, words) =>
  new Promise((resolve, reject) => askNext(desk, what, request, words, { resolve, reject }));

function put(desk, asked) {
  desk.asked = asked;
  if (asked.words) sayOf(desk, asked.words);
  ask(desk.judge, asked.what, asked.request);
}

/** Ask what waits, if anything does; says whether. */
export function goOn(desk) {
  const next = desk.waiting.shift();
  if (next) put(desk, next);
  return Boolean(next);
}

/** Give up whatever is asked, and what waits. */
export function forget(desk) {
  const all = desk.judge?.asked ? [desk.asked, ...desk.waiting] : desk.waiting;
  desk.waiting = all.filter(({ what }) => LASTING.has(what));
  if (desk.judge) giveUp(desk.judge);
  for (const { what, reject } of all) if (!LASTING.has(what)) reject?.(new Error("the code was changed meanwhile"));
}
