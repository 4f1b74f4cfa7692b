// The view Solve: the code, judged when typing pauses, and its verdict.

import { byId, coded, h, on, patch } from "../../watch/page/scripts/dom.mjs";
import { turnTo } from "../../watch/page/scripts/panes.mjs";
import { answered, asker, askNext, askNow, forget, goOn, wake } from "./asking.mjs";
import { count, hinted, listenToAttempt, newAttempt, startClock } from "./attempt.mjs";
import { kept } from "./drafts.mjs";
import { codeIn, colouredLines, makeEditor, markLine } from "./editor.mjs";
import { inputsOf, listenToInputs, outdateInputs, ran, runInputs, showInputs } from "./inputs.mjs";
import { clearRating, compared, hunted, listenToRating, rate, rated } from "./rating.mjs";
import { fetched } from "./runtime.mjs";
import { listenToSettings } from "./settings.mjs";
import { keepOpen, lay, listenToDrafts, openFresh, openShared, trust } from "./sheets.mjs";
import { say } from "./status.mjs";
import { LONG, isWhole, progress, secondsFrom, told, verdict } from "./verdict.mjs";

const PAUSE = 500; // milliseconds without typing, after which it is judged
const LOOK = 250; // milliseconds between two looks at how far the judge is
const RUNNING = "Running the inputs …";

/**
 * Make the desk of a page: {slug, watch(recorded), solved()}. Returns {open(code, isHunt), which opens
 * the code of a link, and record(request), the runs of files of the page}.
 */
export async function start(page) {
  const about = await (await fetched(`${page.slug}.json`)).json();
  const desk = {
    ...asker(page.slug), page, about, drafts: kept(page.slug, about.start), inputs: inputsOf(page, about), attempt: newAttempt(),
    sheets: new Map(), sheet: null, // what this visit knows of a draft: {state of the editor, whether it may run, its verdict, what ran, the search for its mistake}
    resting: null, undo: null,
  };
  Object.assign(desk, {
    heard: heard(desk), acts: { changed: () => typed(desk), judge: () => judgeNow(desk) },
    run: () => run(desk), lay: () => layOut(desk), show: () => show(desk),
  });
  desk.editor = makeEditor(byId("code"));
  openFresh(desk);
  show(desk);
  listen(desk);
  if (!navigator.connection?.saveData) begin(desk); // else when one writes
  return {
    open: (code, isHunt) => openShared(desk, code, isHunt),
    record: request => answered(desk, "record", request, "Recording …"),
  };
}

/** Start Python, and judge what is there. */
function begin(desk) {
  if (desk.judge) return;
  wake(desk);
  judgeIfDue(desk);
}

/** Say what comes next, where nothing is under way. */
function idle({ sheet, judge }) {
  if (!sheet.trusted) say("This code came with a link: read it, then press Judge, or add an input.");
  else if (sheet.verdict) say("");
  else if (judge?.state === "ready") say("Ready: what you write is judged when you pause.");
  else say(judge ? "Loading Python …" : "What you write is judged when you pause.");
}

/** {kind of message: what to do with it}. */
function heard(desk) {
  const shows = status => (data, known) => {
    say(status);
    if (!desk.sheet.verdict) byId("results").scrollTop = 0;
    desk.sheet.verdict = { data, known };
    markLine(desk.editor, data.line);
    showVerdict(desk);
  };
  return {
    ready: () => goOn(desk) || idle(desk),
    done: () => goOn(desk),
    progress: () => look(desk),
    found: shows("Looking for a smaller input, and for the reason …"),
    judged(data, known) {
      shows("")(data, known);
      settled(desk, data, known);
    },
    ran: results => {
      say("");
      ran(desk, results);
    },
    hint: data => hinted(desk, data),
    solved: rated, rated, compared,
    refused(why) {
      say(why);
      desk.asked.reject?.(new Error(why));
    },
    lost: how => say(`${how === "late" ? "A case never returns" : "A case ended Python"}: restarting Python …`),
    failed(what, why) {
      const isVerdict = desk.asked?.what === "judge";
      desk.asked?.reject?.(new Error(what));
      say(isVerdict ? "" : what.replaceAll("`", ""));
      if (isVerdict) fillVerdict(h("p", { class: "yellow" }, coded(what)), why && h("pre", {}, why));
    },
    recorded(data) {
      say("");
      const { resolve, request: { source, input } } = desk.asked;
      if (resolve) resolve(data.recorded);
      else desk.page.watch({ ...data, source, input, lines: colouredLines(source) });
    },
  };
}

/** Say how far the judge is; after a while, what it does can be ended. */
function look({ judge }) {
  const { state, asked } = judge ?? {};
  byId("stop").hidden = !(secondsFrom(asked?.sent) >= LONG);
  if (state === "busy" && asked.what === "judge" && !asked.found) say(progress(asked));
}

/** End what is under way; a verdict that is known stays. */
function stop(desk) {
  const { asked } = desk.judge;
  if (asked?.found) desk.heard.judged(asked.found, asked.request.known);
  forget(desk);
  look(desk);
  say("Stopped.");
}

/** Count a verdict that is final; run the inputs, too, unless that may end Python as judging did. */
function settled(desk, data, known) {
  const isAccepted = isWhole(data, known), isSafe = Object.keys(known).length === 0;
  if (isSafe && !desk.waiting.length) {
    say(RUNNING);
    runInputs(desk, RUNNING);
  }
  if (isAccepted) desk.page.solved();
  hunted(desk, "", false);
  if (count(desk, data, isAccepted)) rate(desk);
}

function showVerdict(desk) {
  const { about, sheet: { verdict: known } } = desk;
  const [mark, , colour] = known ? told(known.data, known.known) : ["", "", ""];
  Object.assign(byId("mark"), { textContent: mark, className: colour });
  fillVerdict(known ? verdict(known.data, about, known.known, actions(known, about)) : []);
}

const watching = (input, label) => h("button", { type: "button", "data-watch": input }, label);

/** What can be done with a verdict: watch the input that fails or, once all are right, go on. */
function actions({ data, known }, about) {
  if (data.input) return h("p", { class: "actions" }, watching(data.input, "Watch it fail"));
  if (!isWhole(data, known)) return [];
  const next = document.querySelector("a[rel=next]");
  return h("p", { class: "actions" },
    watching(about.examples[0], data.near ? "Watch both" : "Watch it"),
    h("a", { class: "button", href: "#learn" }, "The other ideas"),
    next && h("a", { class: "button", href: next.getAttribute("href") }, `Next: ${next.title}`));
}

function fillVerdict(...parts) {
  byId("verdict").classList.remove("outdated");
  patch(byId("verdict"), ...parts);
}

function typed(desk) {
  clearTimeout(desk.resting);
  desk.sheet.hunt = null; // it is another code
  startClock(desk);
  keepOpen(desk);
  forget(desk);
  outdate(desk);
  say(desk.sheet.trusted ? "Judged when you pause …" : "Press Judge to run it.");
  if (desk.sheet.trusted) desk.resting = setTimeout(() => judgeNow(desk), PAUSE);
}

/** Show the verdict and the results as those of earlier code. */
function outdate(desk) {
  desk.sheet.verdict = null;
  byId("verdict").classList.add("outdated");
  byId("mark").textContent = "";
  clearRating();
  outdateInputs(desk);
}

function judgeNow(desk) {
  clearTimeout(desk.resting);
  outdate(desk);
  trust(desk);
  markLine(desk.editor, 0);
  askNow(desk, "judge", { source: codeIn(desk.editor) }, "Judging …");
}

/** Run the inputs alone. */
function run(desk) {
  clearTimeout(desk.resting);
  trust(desk);
  runInputs(desk, RUNNING);
}

/** Record the runs on an input; the page shows them. */
function watch(desk, input) {
  clearTimeout(desk.resting);
  trust(desk);
  const number = -(Date.now() % 1e9); // no case of the page has it
  askNext(desk, "watch", { source: codeIn(desk.editor), input, name: `yours (${desk.drafts.open})`, number }, "Recording …");
}

function layOut(desk) {
  clearRating();
  lay(desk);
  showVerdict(desk);
  showInputs(desk);
}

function show(desk) {
  layOut(desk);
  judgeIfDue(desk);
}

/** Judge the open draft, if it has no verdict and may run, once there is Python. */
function judgeIfDue(desk) {
  const { trusted, verdict: known } = desk.sheet;
  if (desk.judge && trusted && !known && codeIn(desk.editor) !== desk.about.start) judgeNow(desk);
  else idle(desk);
}

function listen(desk) {
  on("judge", "click", () => judgeNow(desk));
  on("stop", "click", () => stop(desk));
  for (const id of ["judge", "run", "hint"]) on(id, "click", () => turnTo("verdict"));
  setInterval(() => look(desk), LOOK);
  byId("code").addEventListener("focusin", () => begin(desk), { once: true });
  on("results", "click", ({ target: { dataset } }) => dataset.watch !== undefined && watch(desk, dataset.watch));
  listenToDrafts(desk);
  listenToInputs(desk);
  listenToAttempt(desk);
  listenToRating(desk);
  listenToSettings(desk);
}
