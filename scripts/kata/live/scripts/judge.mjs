// The judge: Python behind a frame, asked one thing after the other. An answer is a promise; whoever
// asks gives up with a signal, which costs another Python, and one waits beside that at work. It stays
// while one page takes the place of another.

import { byId, here, left, say } from "../../watch/page/scripts/dom.mjs";
import { fetched } from "../../watch/page/scripts/live.mjs";

const SILENT = 6500; // milliseconds: more than a case may take that is tried again
const RETRIES = 6; // workers that may end in one question
const FIRST = 50; // cases of which it is said that they begin
const OPENING = 90, LOADING = 300; // seconds for Python to start, and for its files to come
const LOOK = 250; // milliseconds between two looks at how far it is
const FILES = ["unpack.mjs", "pyodide.zst", "python.zst"];
const LOST = { late: "It never returns.", fatal: "It ended Python, so nothing more can be told of it.", deep: "It is nested too deeply for this browser." };
const DEEP = /^(RangeError: Maximum call|InternalError: too much)/; // as browsers say that their own stack is full

/** What runs no solution: asked where none has run. */
const HARMLESS = new Set(["open", "attempt", "solved", "rated", "states", "solves"]);

/** The content of a file that was asked for; `more` is told how many bytes come, and how many there are. */
async function contentOf({ answer, bytes }, more) {
  more(0, bytes);
  const counting = new TransformStream({
    transform(chunk, to) {
      more(chunk.length, 0);
      to.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(counting)).arrayBuffer();
}

const megabytes = bytes => Math.ceil(bytes / 1e6);

let judge = null;

/** The judge of this tab, for the problem of the page that is shown now. */
export function judgeOf(slug, look) {
  judge ??= makeJudge(byId("python"), fetched);
  judge.turnTo(slug, look);
  return judge;
}

/** A promise, with what settles it. */
function pending() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  made.promise.catch(() => null); // whoever waits is told
  return made;
}

/** `find` fetches a file of live/. */
export function makeJudge(frame, find) {
  let slug = "", look = null; // the problem, and what is told of the question under way, or of none
  let page = left(); // the signal that the page ends that was the last to turn to a problem
  let problem = null; // its archive, which comes when it is first needed
  let ready = null, isReady = false; // Python, which is loaded when it is first needed
  let hasRun = false, round = 0; // whether it has run a solution, how often it was asked for
  let asked = null; // the question under way: what, request, number and of which case, since when; found, answer
  let timer = 0, last = Promise.resolve();

  addEventListener("message", ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (typeof data === "string") hear(JSON.parse(data));
    else receive(data);
  });
  const post = (message, files = []) => frame.contentWindow.postMessage(message, "*", files);

  function expect(seconds) {
    clearTimeout(timer);
    timer = setTimeout(() => fail(`Python has not started within ${seconds} s: judge again to try once more.`), seconds * 1000);
  }

  /** Python, once it is there; where it cannot be loaded, the next question tries again. */
  function wake() {
    if (!ready) {
      ready = pending();
      expect(OPENING);
      find("box.html").then(({ address }) => { frame.src = address; }).catch(unloaded); // it asks for what it needs
    }
    return ready.promise;
  }

  async function load() {
    expect(LOADING);
    let come = 0, all = 0;
    const mine = ready, more = (some, of) => {
      [come, all] = [come + some, all + of];
      if (ready === mine && !page.aborted) say(`Loading Python: ${megabytes(come)} of ${megabytes(all)} MB …`);
    };
    try {
      const files = await Promise.all(FILES.map(async name => [name, await contentOf(await find(name), more)]));
      if (ready && ready !== mine) return; // it is being tried again
      post({ files: Object.fromEntries(files), anew: ++round }, files.map(([, one]) => one));
      expect(OPENING);
    } catch (error) {
      if (ready === mine) unloaded(error);
    }
  }

  const unloaded = error => fail(`Python cannot be loaded: ${error.message}`);

  /** Go on with the problem of another page, of which nothing that ran before knows. */
  function turnTo(another, told) {
    [look, page] = [told, left()];
    if (another !== slug) {
      [slug, problem] = [another, null];
      if (hasRun) startAnew();
    }
  }

  /** Have the box hold the problem. */
  function open() {
    const mine = slug;
    problem ??= find(`${mine}.zip`).then(one => contentOf(one, () => null)).then(archive => post({ problem: mine, archive }, [archive]))
      .catch(error => { throw new Error(`This problem cannot be loaded: ${error.message}`); });
    problem.catch(() => { if (mine === slug) problem = null; });
    return problem;
  }

  function fail(why) {
    clearTimeout(timer);
    const error = new Error(why);
    ready?.reject(error);
    asked?.reject(error);
    [ready, isReady, hasRun, problem] = [null, false, false, null]; // the next one is another
  }

  /** Go on with a Python in which nothing has run. */
  function startAnew() {
    if (isReady) ready = pending();
    isReady = hasRun = false;
    post({ anew: ++round });
    expect(OPENING);
  }

  /** The answer to a question, once those before it have theirs; an error where there is none. `words` say what
   * goes on until then, and `shows` is handed a verdict, or a recording, that is not the last word. */
  function ask(what, request, more = {}) {
    const signal = AbortSignal.any([left(), more.signal].filter(Boolean)), known = { known: {}, first: FIRST };
    const mine = last.then(() => answer({ what, request: { ...request, ...known }, retries: 0, of: 0, ...more, signal, ...pending() }));
    last = mine.catch(() => null);
    const told = here(mine);
    told.catch(() => null); // whoever waits is told
    return told;
  }

  async function answer(question) {
    const { what, words, signal, promise } = question;
    signal.throwIfAborted();
    if (hasRun && what === "open") return null; // what has run has opened it
    if (hasRun && HARMLESS.has(what)) startAnew();
    if (words) say(isReady ? words : "Loading Python …");
    signal.addEventListener("abort", () => {
      if (asked === question) startAnew();
      question.reject(signal.reason);
    });
    await Promise.race([wake().then(() => ["states", "solves"].includes(what) || open()), promise]); // files may never come
    signal.throwIfAborted();
    if (words) say(words);
    asked = question;
    const looking = setInterval(() => isReady && look(asked), LOOK);
    try {
      send();
      return await promise;
    } finally {
      clearInterval(looking);
      if (isReady) clearTimeout(timer);
      asked = null;
      look(null);
    }
  }

  function send() {
    const { what, request, sent } = asked, now = performance.now();
    hasRun ||= !HARMLESS.has(what);
    Object.assign(asked, { number: 0, since: now, sent: sent ?? now, answer: null });
    post({ what, slug, request: JSON.stringify(request) });
    listen();
  }

  function listen() {
    clearTimeout(timer);
    timer = setTimeout(() => lost("late", asked.number), HARMLESS.has(asked.what) ? OPENING * 1000 : SILENT);
  }

  /** Take what the worker tells, or the box. */
  function receive({ kind, data, round: of }) {
    if (kind === "open") load();
    else if (kind === "ready" && of !== round) return; // another has been asked for since
    else if (kind === "ready") {
      clearTimeout(timer);
      if (data) console.warn(data);
      isReady = true;
      (ready ??= pending()).resolve(); // late, perhaps, but there
    } else if (kind === "broken") fail(data);
    else if (!isReady || !asked) return;
    else if (kind === "ended") lost("fatal", data.begun, data.why);
    else if (kind === "done" && asked.answer) {
      const { answer: [said, content], resolve, reject } = asked;
      if (said === "answer") resolve(content);
      else reject(new Error(content));
    }
  }

  /** Take what Python says on the way, which a solution could say, too: so its last answer counts, once all
   * is done, and nothing that is accepted before that. */
  function hear({ kind, data }) {
    if (!isReady || !asked) return;
    listen();
    if (kind === "stuck") lost("late", data, "", true);
    else if (kind === "begins") reach(data, asked.of);
    else if (kind === "progress") {
      reach(data.number, data.of);
      look(asked);
    } else if (kind === "found" && asked.shows && data.word !== "Accepted") {
      if (asked.what === "judge") asked.found = data;
      asked.shows(data);
    } else if (kind === "answer" || kind === "refused") asked.answer = [kind, data];
  }

  /** Note which case is under way, and since when. */
  function reach(number, of) {
    if (number !== asked.number) asked.since = performance.now();
    Object.assign(asked, { number, of });
  }

  /** The worker has ended in the case of that number, or never comes back from it or one soon after:
   * judge again with that known. What is beyond the kept cases cannot be told apart. */
  function lost(how, number, why = "", isKnown = how === "fatal") {
    const question = asked, { what, request, found, of } = question;
    const isExact = isKnown || "slowly" in request || (number > 0 && number < FIRST);
    const isKept = number <= of && (number > 0 || !isExact);
    startAnew();
    if (found) question.resolve(found);
    else if (what !== "judge" || !isKept || question.retries++ === RETRIES) {
      const isDeep = DEEP.test(why);
      question.reject(new Error(LOST[isDeep ? "deep" : how], { cause: isDeep ? "" : why }));
    } else {
      say(`${how === "late" ? "A case never returns" : "A case ended Python"}: restarting Python …`);
      delete request.slowly;
      if (isExact) request.known[number] = how;
      else request.slowly = number;
      ready.promise.then(() => asked === question && send(), question.reject);
    }
  }

  return {
    ask, turnTo,
    wake: () => (wake(), ask("open", {})), // which takes longer than a case may, so it comes first
    get isReady() { return isReady; },
    get asked() { return asked; },
    get isAwake() { return ready !== null; },
    renew: () => hasRun && startAnew(), // what has run may have changed Python
  };
}
