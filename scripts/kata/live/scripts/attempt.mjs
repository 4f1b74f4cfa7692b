// An attempt at a problem, whose events stand in the log, from which Python says what it has taken and
// rates it; and a note about the problem.

import { byId, coded, h, note, on, onPage, patch, whenLeft } from "../../watch/page/scripts/dom.mjs";
import { LOG, add, append, dueStates, keepStates, logText, now, read, states, stepOf, today, write } from "../../watch/page/scripts/kept.mjs";
import { bars } from "./verdict.mjs";

const SECOND = 1000;
const RATINGS = ["again", "hard", "good", "easy"];

/** What this tab knows of an attempt, whose steps stand in the log: its own sitting, whether its clock runs, and
 * its seconds; those before, the hints that were given, and how the code failed last. */
export const blank = () =>
  ({ isRunning: false, sitting: crypto.randomUUID().slice(0, 8), seconds: 0, before: 0, hints: [], failure: "" });

/** Write an event of this sitting into the log. */
export function log({ page: { problem }, attempt: { sitting, seconds } }, event, more) {
  const unkept = add(problem, event, { seconds, sitting, ...more });
  if (unkept) note(unkept);
}

/** Go on with the attempt that the log has, or rate it. */
export async function recall(desk) {
  const { attempt, page: { problem } } = desk, step = stepOf(problem);
  if (step === "solved") rate(desk);
  /** @type {Py.UnderWay} */
  const found = step === "begun" ? await ask(desk, "attempt") : null;
  if (!found) return;
  Object.assign(attempt, { before: found.seconds, hints: found.hints });
  if (found.examples.length) desk.recallExamples(found.examples);
  showAttempt(desk);
}

/** Whether an attempt is under way; one begins on a blank draft, or where the problem was never done. */
export function isUnderWay(desk) {
  const { sheet, page: { problem } } = desk, isNew = sheet.isBlank || !states()[problem.problem];
  if (sheet.isShared) return false;
  if (stepOf(problem) === "done" && isNew) log(desk, "begun");
  return stepOf(problem) === "begun";
}

export const isBegun = ({ sheet, page: { problem } }) => !sheet.isShared && stepOf(problem) === "begun";

/** Note that one has looked how the failure came about. */
export function noteHow(desk) {
  if (isBegun(desk)) log(desk, "hinted", { hints: ["why"], about: [desk.attempt.failure] });
}

/** Have the clock run from the first key on, in its first second, while the page is in sight. */
export function startClock(desk) {
  const { attempt } = desk;
  if (!attempt.isRunning && isUnderWay(desk)) Object.assign(attempt, { isRunning: true, seconds: Math.max(attempt.seconds, 1) });
}

/** Begin another attempt, if the last one is over. */
export function beginAnew(desk) {
  if (stepOf(desk.page.problem) !== "begun") {
    Object.assign(desk.attempt, blank());
    desk.recallExamples([]);
  }
  showAttempt(desk);
}

/** Note how the code failed, if that is a try, and not how it failed last. */
export function fail(desk, { failure }) {
  const { attempt } = desk;
  if (!isBegun(desk) || !failure || failure === attempt.failure) return;
  attempt.failure = failure;
  log(desk, "tried", { failures: [failure] });
}

/** End the attempt, as the code is accepted; it is rated, whatever is typed meanwhile, or when the page opens next. */
export async function finish(desk) {
  const { attempt, sheet, asking: { signal }, page: { problem } } = desk, due = states()[problem.problem]?.due ?? "";
  if (isBegun(desk)) {
    attempt.isRunning = sheet.isBlank = false; // what is changed from now on is no attempt
    note(); // it is no longer due
    log(desk, "solved");
  }
  if (sheet.isShared || stepOf(problem) !== "solved") {
    if (byId("rating").hasChildNodes()) return; // it was rated meanwhile
    const why = sheet.isShared ? "this code came with a link"
      : due ? "this code was accepted before; “New” begins another attempt" : "none of it was typed here";
    patch(byId("rating"), h("p", { class: "quiet" }, `Not rated: ${why}.`, due > today() && ` The problem comes back on ${due}.`));
    return;
  }
  await rate(desk);
  /** @type {Py.Compared} */
  const compared = await desk.ask("compare", {}, "", signal);
  patch(byId("times"), compared && Object.keys(compared.times).length > 0 && bars(compared));
}

/** Rate what was solved, unless another question, or another tab, has had it rated meanwhile. */
async function rate(desk) {
  const answer = await ask(desk, "solved");
  if (stepOf(desk.page.problem) === "solved") showRating(answer);
}

const ask = (desk, what, more) => desk.ask(what, { log: logText(), now: now(), ...more }, "", null);

/** Show a rating that was given, and keep it; one that counts can be changed. @param {Py.Rated} answer */
function showRating(answer) {
  if (!answer) return;
  const unkept = [append(answer.line), keepStates(answer.states)].find(Boolean), [name, title] = answer.untried;
  patch(byId("rating"),
    h("p", {}, answer.said.split(/(comes back [^;]*)/).map((part, i) => i % 2 ? h("strong", {}, part) : part), "."),
    unkept && h("p", { class: "yellow" }, unkept),
    answer.is_rated && h("p", { class: "actions" }, "Rate it yourself: ", RATINGS.map(one => h("button", { type: "button", "data-rating": one }, one))),
    answer.is_rated && name && h("p", {}, "Try next: ", h("a", { href: `#learn=${name}` }, coded(title)), ", an idea that you have not used here."));
}

/** Where to go on: the problem that has been due for longest or, if none is, the next one; {href, title, due}. */
export function nextOf({ page: { slug }, have }) {
  const due = dueStates().find(([one]) => one !== slug && `${one}.json` in have), next = document.querySelector("a[rel=next]");
  return due ? { href: `${due[0]}.html`, ...due[1] } : next && { href: next.getAttribute("href"), title: next.title, due: "" };
}

/** Take away what is said of an attempt, once the code is another. */
export function clearRating() {
  patch(byId("rating"));
  patch(byId("times"));
}

/** Show the next hint, and note it. */
async function tellHint(desk) {
  const { attempt: { hints } } = desk, hint = await desk.ask("hint", { number: hints.length }, "Looking for a hint …", null);
  if (!hint || hints.some(({ name }) => name === hint.name)) return;
  hints.push(hint);
  if (isUnderWay(desk)) log(desk, "hinted", { hints: [hint.name], about: [""] });
  showAttempt(desk);
}

function showAttempt({ attempt: { before, seconds, hints } }) {
  const all = before + seconds;
  byId("clock").textContent = `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
  byId("hint").disabled = hints.at(-1)?.is_last ?? false;
  patch(byId("hints"), hints.map(({ text }) => h("li", {}, text)));
}

export function listenToAttempt(desk) {
  const { attempt, page: { problem } } = desk, key = `katas:note:${problem.problem}`;
  on("hint", "click", () => tellHint(desk));
  on("rating", "click", async ({ target: { dataset: { rating } } }) => rating && showRating(await ask(desk, "rated", { rating })));
  byId("note").value = read(key) ?? "";
  on("note", "input", ({ target }) => write(key, target.value));
  onPage(globalThis, "storage", event => { // another tab has kept something
    if (event.key === key) byId("note").value = event.newValue ?? "";
    if (event.key !== LOG || !attempt.isRunning || stepOf(problem, event.newValue ?? "") === "begun") return;
    Object.assign(attempt, blank());
    showAttempt(desk);
  });
  const clock = setInterval(() => {
    if (!attempt.isRunning || document.hidden) return;
    attempt.seconds++;
    showAttempt(desk);
  }, SECOND);
  const leaves = () => attempt.isRunning && log(desk, "left");
  whenLeft(leaves);
  onPage(globalThis, "pagehide", leaves); // to which one may come back, with all that goes on in it
  whenLeft(() => clearInterval(clock));
}
