// The view Solve: the code, judged when typing pauses, and its verdict.

import { byId, coded, h, here, note, on, say, whenLeft } from "../../watch/page/scripts/dom.mjs";
import { draftOf } from "../../watch/page/scripts/kept.mjs";
import { fetched, live } from "../../watch/page/scripts/live.mjs";
import { turnTo } from "../../watch/page/scripts/panes.mjs";
import { blank, clearRating, fail, finish, isBegun, listenToAttempt, nextOf, noteHow, recall, startClock } from "./attempt.mjs";
import { DAMAGED, keep, keepAccepted, listEarlier, listenToDrafts, openKept, openShared, trust, unpacked } from "./drafts.mjs";
import { codeIn, colouredLines, indent, makeEditor, markLine, stateOf, takeOver } from "./editor.mjs";
import { listenToExamples, none, recallExamples } from "./examples.mjs";
import { inputsOf, listenToInputs, runInputs, showInputs } from "./inputs.mjs";
import { judgeOf } from "./judge.mjs";
import { applySettings, listenToSettings } from "./settings.mjs";
import { LONG, PAUSE, fillVerdict, giveUp, isWhole, judged, listenToLines, progress, secondsFrom, verdict, wake } from "./verdict.mjs";

const READ = 4000; // milliseconds that a failure stands before it counts, unless one asked for the verdict

/** Make the desk of a page: {slug, problem, embedded, watch(recorded), solved()}. Returns {open(code), which opens the
 * code of a link, and record(request), the runs of files of the page}. */
export async function start(page) {
  /** @type {Py.About} */
  const about = await here(fetched(`${page.slug}.json`).then(({ answer }) => answer.json()));
  const { files: have } = await here(live()), [, given] = page.embedded ?? [];
  const begins = given && await here(unpacked(given));
  if (begins) about.start = begins;
  const desk = {
    page, about, have, editor: makeEditor(byId("code")), inputs: inputsOf(page, about), attempt: blank(), examples: none(), resting: null, failing: null,
    judge: judgeOf(page.slug, look), hasBegun: false, asking: new AbortController(),
    sheet: null, // of the code: whether it came with a link, may run, was blank; what is kept; its verdict, what ran
    acts: { changed: isPasted => typed(desk, isPasted), judge: () => judgeNow(desk, true) }, run: input => run(desk, input),
    recallExamples: lines => byId("try") && recallExamples(desk, lines),
    ask: (...question) => ask(desk, ...question),
    lay: (...how) => lay(desk, ...how),
    watch: (input, earlier) => watch(desk, input, earlier),
    open(code, isShared, isKept) {
      lay(desk, code, isShared, isKept);
      judgeIfDue(desk);
    },
  };
  openKept(desk);
  if (begins === null) note(DAMAGED);
  if (!desk.sheet.isBlank) turnTo("code"); // where there is room for one pane
  listen(desk);
  if (!navigator.connection?.saveData && !page.embedded) begin(desk); // else when one writes
  return {
    open: code => openShared(desk, code),
    record: (request, shows) => desk.judge.ask("record", request, { words: "Recording …", shows }),
  };
}

/** Start Python, and judge what is there. */
function begin(desk) {
  if (desk.hasBegun) return;
  desk.hasBegun = true;
  wake(desk.judge, () => idle(desk));
  recall(desk);
  judgeIfDue(desk);
}

/** Say what comes next, where nothing is under way. */
function idle({ sheet, judge }) {
  if (judge.asked) return;
  if (!sheet.trusted) say("This code came with a link: read it, then press Judge, or add an input.");
  else if (sheet.verdict) say("");
  else if (judge.isReady) say("Ready: what you write is judged when you pause.");
  else say(judge.isAwake ? "Loading Python …" : "What you write is judged when you pause.");
}

/** The answer to a question about the code; nothing if it is given up, as with other code, or fails, which is said. */
async function ask({ judge, editor, asking }, what, request = {}, words = "", signal = asking.signal, shows = null) {
  try {
    const answer = await judge.ask(what, { source: codeIn(editor), ...request }, { words, signal, shows });
    if (words) say("");
    return answer;
  } catch (error) {
    if (error.name !== "AbortError") say(error.message.replaceAll("`", ""));
    return null;
  }
}

/** Judge the code; then run its inputs, unless that may end Python as judging did, and count the verdict. */
async function judgeNow(desk, isAsked = false) {
  outdate(desk);
  trust(desk);
  const shows = (data, isEarly) => {
    show(desk, data);
    if (isEarly) desk.failing = setTimeout(() => fail(desk, data), isAsked ? 0 : READ);
  };
  const data = await judged(desk, { examples: desk.examples.lines }, shows, () => judgeNow(desk));
  if (data && isWhole(data)) {
    if (!desk.sheet.isShared) keepAccepted(desk);
    finish(desk);
  }
  if (data && !Object.keys(data.known).length) runInputs(desk);
  else if (data !== undefined) {
    desk.sheet.ran = new Map();
    showInputs(desk);
  }
}

/** Note that one has looked how the failure came about, which then counts at once. */
function seeHow(desk) {
  if (desk.sheet.verdict) fail(desk, desk.sheet.verdict);
  noteHow(desk);
}

/** Say how far the judge is; after a while, what it does can be ended. */
function look(asked) {
  byId("stop").hidden = !(asked && secondsFrom(asked.sent) >= LONG);
  if (asked?.what === "judge" && !asked.found) say(progress(asked));
}

/** Show a verdict, and mark the line that failed. @param {Py.Shown} data */
function show(desk, data) {
  if (!desk.sheet.verdict) byId("results").scrollTop = 0;
  desk.sheet.verdict = data;
  markLine(desk.editor, data.line);
  showVerdict(desk);
}

function showVerdict(desk) {
  const { about, sheet: { verdict: data } } = desk;
  fillVerdict(data ? verdict(data, about, actions(desk, data), isBegun(desk)) : []);
}

const watching = (input, label) => h("button", { type: "button", "data-watch": input }, label);

/** What can be done with a verdict: watch the input that fails or, once all are right, go on. @param {Py.Shown} data */
function actions(desk, data) {
  const { about } = desk;
  if (data.input) {
    const keeping = h("button", { type: "button", "data-keep": data.input, title: "Run it after every change" }, "Keep the input");
    return h("p", { class: "actions" }, watching(data.input, "Watch it fail"), keeping);
  }
  if (!isWhole(data)) return [];
  const next = nextOf(desk);
  return h("p", { class: "actions" },
    watching(about.examples[0], data.near ? ["Watch it beside ", coded(data.near)] : "Watch it"),
    h("a", { class: "button", href: "#learn" }, "The other ideas"),
    next && h("a", { class: "button", href: next.href }, `${next.due ? "Due" : "Next"}: ${next.title}`));
}

/** Judge what was typed after a pause, what was pasted at once. */
function typed(desk, isPasted) {
  giveUp(desk);
  startClock(desk);
  keep(desk);
  outdate(desk);
  say(desk.sheet.trusted ? "Judged when you pause …" : "Press Judge to run it.");
  if (desk.sheet.trusted) desk.resting = setTimeout(() => judgeNow(desk), isPasted ? 0 : PAUSE);
}

/** Show the verdict and the results as those of earlier code. */
function outdate(desk) {
  desk.sheet.verdict = null;
  byId("verdict").classList.add("outdated");
  clearRating();
  byId("inputs").classList.toggle("outdated", desk.sheet.ran.size > 0);
}

function run(desk, added = "") {
  clearTimeout(desk.resting);
  if (added) desk.inputs.added = added;
  trust(desk);
  runInputs(desk);
}

/** Record the runs on an input, perhaps with that of an earlier draft; the page shows their first steps, and then all. */
async function watch(desk, input, [label, earlier] = []) {
  clearTimeout(desk.resting);
  trust(desk);
  const source = codeIn(desk.editor), number = -(Date.now() % 1e9); // no case of the page has it
  const beside = label && { name: "earlier", source: earlier };
  const own = [{ name: "yours", source }, beside && { ...beside, title: `earlier (${label})` }].filter(Boolean); // whatever is said early
  const hand = ({ files, recorded: { shown, ...runs } }, isEarly = false) => desk.page.watch({
    input, recorded: { ...runs, shown: { ...shown, number } },
    files: own.map((one, i) => ({ ...files[i], ...one, lines: colouredLines(one.source) })),
  }, isEarly);
  const found = await desk.ask("watch", { input, name: "yours", number, beside }, "Recording …", undefined, early => hand(early, true));
  if (found) hand(found);
}

/** Put some code on the desk, with nothing to undo, unless it is `taken` from another tab. */
function lay(desk, code, isShared = false, isKept = true, isTaken = false) {
  giveUp(desk);
  if (desk.sheet?.isShared) desk.judge.renew();
  const isBlank = code === desk.about.start, isFirst = !desk.sheet?.isTaken, kept = isKept ? draftOf(desk.page.slug).draft : null;
  desk.sheet = { isShared, kept, accepted: "", isTaken, trusted: !isShared, isBlank, verdict: null, ran: new Map() };
  if (isTaken) takeOver(desk.editor, code, isFirst);
  else desk.editor.setState(stateOf(code, desk.acts));
  applySettings(desk);
  listEarlier(desk);
  clearRating();
  showVerdict(desk);
  showInputs(desk);
  idle(desk);
}

/** Judge the code, if it may run, once there is Python. */
function judgeIfDue(desk) {
  if (desk.judge.isAwake && desk.sheet.trusted && codeIn(desk.editor) !== desk.about.start) judgeNow(desk);
}

function listen(desk) {
  whenLeft(() => {
    giveUp(desk);
    if (desk.sheet.isShared) desk.judge.renew();
  });
  for (const id of ["judge", "run", "hint"]) on(id, "click", () => (begin(desk), turnTo("verdict")));
  on("judge", "click", () => judgeNow(desk, true));
  on("stop", "click", () => {
    giveUp(desk);
    say("Stopped.");
  });
  byId("code").addEventListener("focusin", () => begin(desk), { once: true });
  on("results", "click", ({ target }) => target.id === "results" && turnTo("verdict"));
  on("results", "click", ({ target: { dataset } }) => dataset.watch !== undefined && watch(desk, dataset.watch));
  on("results", "click", ({ target: { dataset } }) => dataset.keep !== undefined && run(desk, dataset.keep));
  on("indents", "pointerdown", event => event.preventDefault()); // the focus stays where one types
  on("indents", "click", ({ target }) => indent[target.textContent]?.(desk.editor));
  listenToLines(desk.editor, byId("verdict"));
  byId("verdict").addEventListener("toggle", ({ target }) => target instanceof HTMLDetailsElement && target.open && seeHow(desk), true);
  listenToDrafts(desk);
  listenToInputs(desk);
  if (byId("try")) listenToExamples(desk);
  listenToAttempt(desk);
  listenToSettings(desk);
}
