// Asks the worker, follows what it says, and starts another where one was ended or never comes back.

const SILENT = 6500; // milliseconds: more than a case may take that is tried again
const RETRIES = 6; // workers that may end in one question
const FIRST = 50; // cases of which it is said that they begin
const KEPT = new Set([
  "progress", "begins", "stuck", "found", "judged", "recorded", "ran", "hint", "solved", "rated", "states", "compared", "refused", "done", "ended",
]);

/**
 * A judge behind the box, an iframe, which is handed the files once it is open; `load` loads them.
 * `on` is told of what comes of the last question: {ready, progress, found, judged, refused, failed,
 * lost, done, ...}.
 */
export function makeJudge(box, slug, load, on) {
  const judge = { box, slug, load, on, state: "loading", asked: null, timer: null };
  addEventListener("message", ({ source, data }) => {
    if (source !== box.contentWindow || typeof data !== "string") return;
    const message = JSON.parse(data);
    if (message.kind === "open") begin(judge);
    else receive(judge, message);
  });
  box.src = "live/box.html";
  return judge;
}

/** Hand the box what it needs to start Python. */
async function begin(judge) {
  judge.state = "loading";
  try {
    const files = await judge.load();
    judge.box.contentWindow.postMessage({ files }, "*", Object.values(files));
  } catch (error) {
    fail(judge, `Python cannot be loaded: ${error.message}`);
  }
}

/** There is no Python; the next question tries once more. */
function fail(judge, why) {
  clearTimeout(judge.timer);
  Object.assign(judge, { state: "broken", asked: null });
  judge.on.failed(why);
  judge.on.done?.();
}

/** Ask for a verdict, or for recordings; what was asked before is given up. */
export function ask(judge, what, request) {
  judge.asked = { what, request: { ...request, known: {}, first: FIRST }, retries: 0, number: 0, of: 0 };
  if (judge.state === "busy") startAnew(judge);
  else if (judge.state === "ready") send(judge);
  else if (judge.state === "broken") begin(judge);
}

/** Give up what was asked. */
export function giveUp(judge) {
  if (judge.state === "busy") startAnew(judge);
  judge.asked = null;
}

function startAnew(judge) {
  clearTimeout(judge.timer);
  judge.state = "loading";
  judge.box.contentWindow.postMessage({ anew: true }, "*");
}

function send(judge) {
  const { asked } = judge, { what, request } = asked, now = performance.now();
  judge.state = "busy";
  Object.assign(asked, { number: 0, since: now, sent: asked.sent ?? now });
  judge.box.contentWindow.postMessage({ what, slug: judge.slug, request: JSON.stringify(request) }, "*");
  wait(judge);
}

/** Note which case is under way, and since when. */
function reach(asked, number) {
  if (number !== asked.number) Object.assign(asked, { number, since: performance.now() });
}

function wait(judge) {
  clearTimeout(judge.timer);
  judge.timer = setTimeout(() => lost(judge, "late", judge.asked.number), SILENT);
}

function receive(judge, { kind, data }) {
  const { asked, on } = judge;
  if (kind === "ready") {
    if (data) console.warn(data);
    judge.state = "ready";
    if (asked) send(judge);
    else on.ready?.();
  } else if (kind === "broken") fail(judge, data);
  else if (judge.state === "busy" && KEPT.has(kind)) {
    wait(judge);
    if (kind === "ended") lost(judge, "fatal", data.begun, data.why);
    else if (kind === "stuck") lost(judge, "late", data, "", true);
    else if (kind === "begins") reach(asked, data);
    else if (kind === "done") {
      clearTimeout(judge.timer);
      judge.state = "ready";
      judge.asked = null;
      on.done?.();
    } else {
      if (kind === "progress") reach(Object.assign(asked, { of: data.of }), data.number);
      if (kind === "found") asked.found = data;
      if (kind !== "progress") on[kind](data, asked.request.known);
      else if (!asked.found) on.progress(asked);
    }
  }
}

/**
 * The worker has ended in the case of that number, or never comes back from it or one soon after:
 * judge again with that known. What is beyond the kept cases cannot be told apart.
 */
function lost(judge, how, number, why = "", isKnown = how === "fatal") {
  const { asked, on } = judge, { request } = asked;
  const isExact = isKnown || "slowly" in request || (number > 0 && number < FIRST);
  const isKept = number <= asked.of && (number > 0 || !isExact);
  if (asked.what !== "judge" || asked.found || !isKept || asked.retries++ === RETRIES) {
    judge.asked = null;
    startAnew(judge);
    if (asked.found) on.judged(asked.found, request.known);
    else on.failed(`${how === "late" ? "It never returns" : "It ended Python in this browser"}: only \`kata judge\` can tell more.`, why);
    return;
  }
  on.lost(how);
  delete request.slowly;
  if (isExact) request.known[number] = how;
  else request.slowly = number;
  startAnew(judge);
}
