// Asks the judge, which starts when it is first needed: a verdict at once, anything else in its turn.

import { byId } from "../../watch/page/scripts/dom.mjs";
import { ask, giveUp, makeJudge } from "./judging.mjs";
import { runtime } from "./runtime.mjs";
import { say } from "./status.mjs";

/** Start Python, unless it was started. */
export function wake(desk) {
  if (desk.judge) return;
  const files = runtime(desk.page.slug);
  files.catch(error => say(`Python cannot be loaded: ${error.message}`));
  desk.judge = makeJudge(byId("python"), desk.page.slug, files, desk.heard);
}

/** Ask now, and forget what was asked before; `words` say so once there is Python to do it. */
export function askNow(desk, what, request, words) {
  forget(desk);
  put(desk, what, request, words);
}

function put(desk, what, request, words) {
  wake(desk);
  desk.asked = what;
  if (words) say(desk.judge.state === "loading" ? "Loading Python …" : words);
  ask(desk.judge, what, request);
}

/** Ask once nothing else is under way. */
export function askNext(desk, what, request, words = "") {
  wake(desk);
  desk.waiting.push(() => put(desk, what, request, words));
  if (!desk.judge.asked) goOn(desk);
}

/** Ask what waits, if anything does; says whether. */
export function goOn(desk) {
  const next = desk.waiting.shift();
  next?.();
  return Boolean(next);
}

/** Give up whatever is asked, and what waits. */
export function forget(desk) {
  desk.waiting = [];
  if (desk.judge) giveUp(desk.judge);
}
