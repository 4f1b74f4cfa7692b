// Where the code runs: a worker of a document that has no origin, no storage and no network.
// It is handed all files; whoever framed it without a sandbox gets nothing. A second worker waits
// beside the one at work, so that ending that one costs no time. Once one has taken its place, the next
// starts when that has had time to answer.

const LEAST = 4; // gigabytes of memory that a device with room for two workers has
const ALONE = 1500; // milliseconds

let files = {}, work = null, spare = null, round = 0; // the number by which the page asked for the one at work
const problems = {}; // {slug: archive}

const toPage = message => parent.postMessage(message, "*");
const broken = ({ message }) => toPage({ kind: "broken", data: String(message) });
const hasRoom = () => navigator.deviceMemory ? navigator.deviceMemory >= LEAST : !matchMedia("(pointer: coarse)").matches;

const runs = script => new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));

/** The files in a file, by their names. */
const unpacked = (script, packed) => new Promise((resolve, reject) => {
  const worker = runs(script);
  worker.addEventListener("message", ({ data }) => (worker.terminate(), resolve(data)));
  worker.addEventListener("error", reject);
  worker.postMessage(packed, [packed]);
});

/** A worker that starts Python; only the one at work is heard. */
function begun() {
  const worker = runs(files["worker.mjs"]);
  const made = { worker, ready: "", has: new Set() };
  worker.addEventListener("message", ({ data }) => {
    if (!made.ready) made.ready = data; // or that it cannot start
    if (made !== work) return;
    toPage(data === made.ready ? { ...data, round } : data);
    if (data === made.ready && hasRoom()) spare ??= begun();
  });
  worker.addEventListener("error", error => made === work && broken(error));
  worker.postMessage({ files });
  return made;
}

/** End the worker, and go on with the one that waits, or another. */
function anew(number) {
  round = number;
  work?.worker.terminate();
  [work, spare] = [spare ?? begun(), null];
  if (!work.ready) return;
  toPage({ ...work.ready, round });
  setTimeout(() => { spare ??= begun(); }, ALONE);
}

/** Have the worker do what is asked; it gets the archive of a problem with the first question about that. */
function ask({ worker, has }, question) {
  const { slug } = question;
  worker.postMessage({ ...question, archive: has.has(slug) ? null : problems[slug] });
  if (problems[slug]) has.add(slug); // what is about all problems may come before it
}

addEventListener("message", async ({ source, data }) => {
  if (source !== parent || self.origin !== "null") return;
  if (data.files) {
    const { "unpack.mjs": script, ...packed } = data.files;
    const all = await Promise.all(Object.values(packed).map(one => unpacked(script, one))).catch(broken);
    if (!all) return;
    files = Object.assign({}, ...all);
  }
  if (data.anew) anew(data.anew);
  else if (data.archive) problems[data.problem] = data.archive;
  else if (work) ask(work, data);
});
toPage({ kind: "open" });
