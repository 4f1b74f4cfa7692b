// The judge: Python behind a frame, asked one thing after the other. An answer is a promise; whoever
// asks gives up with a signal, which costs another Python, and one waits beside that at work.

const SILENT = 6500; // milliseconds: more than a case may take that is tried again
const RETRIES = 6; // workers that may end in one question
const FIRST = 50; // cases of which it is said that they begin
const OPENING = 90, LOADING = 300; // seconds for Python to start, and for its files to come
const LOOK = 250; // milliseconds between two looks at how far it is
const FILES = { worker: "worker.mjs", "pyodide.asm.wasm": "pyodide.asm.wasm", "python_stdlib.zip": "python_stdlib.zip", engine: "engine.zip", snapshot: "snapshot.gz" };
const LOST = { late: "It never returns", fatal: "It ended Python in this browser", deep: "It is nested too deeply for this browser" };
const DEEP = /^(RangeError: Maximum call|InternalError: too much)/; // as browsers say that their own stack is full

/** What is about the log: asked where no solution has run. */
const OF_LOG = new Set(["attempt", "solved", "rated", "states"]);

/** The answer to a request for a file in live/; an error if there is none. */
export async function fetched(name) {
  const answer = await fetch(`live/${name}`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

/** A promise, with what settles it. */
function pending() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  made.promise.catch(() => null); // whoever waits is told
  return made;
}

/** The judge of a problem; `say` shows some words, and `look` is told of the question under way, or of none. */
export function makeJudge(frame, slug, say, look) {
  let ready = null, isReady = false; // Python, which is loaded when it is first needed
  let hasRun = false; // whether it has run a solution
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
    timer = setTimeout(() => fail(`Python has not started within ${seconds} s: judge again for another try.`), seconds * 1000);
  }

  /** Python, once it is there; where it cannot be loaded, the next question tries again. */
  function wake() {
    if (!ready) {
      ready = pending();
      frame.src = "live/box.html"; // which asks for what it needs
      expect(OPENING);
    }
    return ready.promise;
  }

  async function load() {
    expect(LOADING);
    try {
      const files = await Promise.all(Object.entries({ ...FILES, problem: `${slug}.zip` }).map(async ([key, name]) =>
        [key, await (await fetched(name)).arrayBuffer()]));
      post({ files: Object.fromEntries(files) }, files.map(([, content]) => content));
      expect(OPENING);
    } catch (error) {
      fail(`Python cannot be loaded: ${error.message}`);
    }
  }

  function fail(why) {
    clearTimeout(timer);
    const error = new Error(why);
    ready?.reject(error);
    asked?.reject(error);
    [ready, isReady] = [null, false];
  }

  /** Go on with a Python in which nothing has run. */
  function startAnew() {
    if (isReady) ready = pending();
    isReady = hasRun = false;
    post({ anew: true });
    expect(OPENING);
  }

  /** The answer to a question, once those before it have theirs; an error where there is none. `words` say what
   * goes on until then, and `shows` is handed a verdict that is not the last word. */
  function ask(what, request, more = {}) {
    const mine = last.then(() => answer({ what, request: { ...request, known: {}, first: FIRST }, retries: 0, of: 0, ...more, ...pending() }));
    last = mine.catch(() => null);
    return mine;
  }

  async function answer(question) {
    const { what, words, signal, promise } = question;
    signal?.throwIfAborted();
    if (hasRun && OF_LOG.has(what)) startAnew();
    if (words) say(isReady ? words : "Loading Python …");
    await wake();
    signal?.throwIfAborted();
    signal?.addEventListener("abort", () => {
      if (asked !== question) return;
      startAnew();
      question.reject(signal.reason);
    });
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
    hasRun ||= !OF_LOG.has(what);
    Object.assign(asked, { number: 0, since: now, sent: sent ?? now, answer: null });
    post({ what, slug, request: JSON.stringify(request) });
    listen();
  }

  function listen() {
    clearTimeout(timer);
    timer = setTimeout(() => lost("late", asked.number), SILENT);
  }

  /** Take what the worker tells, or the box. */
  function receive({ kind, data }) {
    if (kind === "open") load();
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
    } else if (kind === "found" && asked.what === "judge" && data.word !== "Accepted") {
      asked.found = data;
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
      question.reject(new Error(`${LOST[isDeep ? "deep" : how]}: only \`kata judge\` can tell more.`, { cause: isDeep ? "" : why }));
    } else {
      say(`${how === "late" ? "A case never returns" : "A case ended Python"}: restarting Python …`);
      delete request.slowly;
      if (isExact) request.known[number] = how;
      else request.slowly = number;
      ready.promise.then(() => asked === question && send(), question.reject);
    }
  }

  return {
    ask, wake,
    get isReady() { return isReady; },
    get asked() { return asked; },
    get isAwake() { return ready !== null; },
    renew: () => hasRun && startAnew(), // what has run may have changed Python
  };
}
