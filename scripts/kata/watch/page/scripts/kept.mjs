// What this browser keeps, as text or as JSON, for good or in a tab: the log of practising, and what
// it says of each problem; drafts, inputs and notes. What it cannot keep lasts as long as the page.

const unkept = new Map(); // {key: text}

const storage = isOfTab => isOfTab ? sessionStorage : localStorage;

export function read(key, isOfTab = false) {
  if (unkept.has(key)) return unkept.get(key);
  try {
    return storage(isOfTab).getItem(key);
  } catch {
    return null;
  }
}

/** Keep a text; says why it is lost with the page, or nothing. */
export function write(key, text, isOfTab = false) {
  try {
    storage(isOfTab).setItem(key, text);
    unkept.delete(key);
    return "";
  } catch (error) {
    unkept.set(key, text);
    const isFull = error.name === "QuotaExceededError";
    return `This will be lost when the page is closed: ${isFull ? "this browser's storage for the site is full" : "this browser keeps nothing for the site"}.`;
  }
}

/** What is kept as JSON, or `otherwise` if that is of another type. */
export function stored(key, otherwise, isOfTab = false) {
  const found = parsed(read(key, isOfTab));
  return isLike(found, otherwise) ? found : otherwise;
}

/** What a text says as JSON; null if it is none. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** These fields of an object that is kept as JSON; what is missing there, or of another type, as given. */
export function storedFields(key, fields) {
  const found = stored(key, {});
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isLike(found[name], value) ? found[name] : value]));
}

export const storedTexts = key => stored(key, []).filter(isText);

const isLike = (value, other) => value !== null && typeof value === typeof other && Array.isArray(value) === Array.isArray(other);
const isText = value => typeof value === "string";
const isPair = value => Array.isArray(value) && value.length === 2 && value.every(isText);

export const store = (key, value, isOfTab = false) => write(key, JSON.stringify(value), isOfTab);

const LONG = 60; // characters of a broken line that are shown
const NEXT = { done: ["begun"], begun: ["solved", "done"], solved: ["done"] }; // the steps of an attempt
export const LOG = "katas:log";
const STATES = "katas:states", SOLVED = "katas:solved";

/** The text of the log, a JSON object on a line; empty where none is kept. */
export const logText = () => read(LOG) ?? "";

/** Append a line; says why it is lost with the page, or nothing. */
export const append = line => line ? write(LOG, `${ended(logText())}${line}\n`) : "";

/** Append an event about a problem, {number, problem}; says why it is lost with the page, or nothing. */
export const add = (problem, event, more) => append(JSON.stringify({ at: now(), ...problem, event, ...more }));

/** How far the last attempt at a problem is, by the log: begun, solved but not rated yet, or done. */
export function stepOf({ problem }, text = logText()) {
  const events = lines(text).filter(line => line.includes(`"${problem}"`)).map(parsed)
    .filter(one => one?.problem === problem && Date.parse(one.at) && !one.imported);
  events.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return events.reduce((step, { event }) => NEXT[step].includes(event) ? event : step, "done");
}

/** {ISO date: lines of the log about what was practised on it}; to look at solutions is not to practise. */
export function practisedDays() {
  const some = lines(logText()).map(parsed).filter(one => isText(one?.at) && !["looked", "rated"].includes(one.event));
  return Map.groupBy(some, ({ at }) => at.slice(0, 10)); // of the person: times are local
}

/** Append that the solutions of a problem were looked at, once a day. */
export function addLook(problem) {
  const isThat = line => line.startsWith(`{"at":"${today()}`) && line.includes(`"problem":"${problem.problem}","event":"looked"`);
  if (!lines(logText()).some(isThat)) add(problem, "looked", { hints: ["solution"], about: [""] });
}

/** Have the log be this text, which was made of the `old` one; lines that other tabs have appended
 * since then stay. Says why it is lost with the page, or nothing. */
export function replaceLog(text, old) {
  const known = new Set(lines(old)), added = lines(logText()).filter(line => !known.has(line));
  return write(LOG, ended(text) + added.map(line => `${line}\n`).join(""));
}

/** {slug: {due, title, last, rating, attempts, solved}}, as Python said it last; days are ISO dates. */
export const states = () => Object.fromEntries(Object.entries(stored(STATES, {})).filter(([, state]) => isText(state?.due)));

/** [[slug, state], ...] of what is due, the longest first. */
export const dueStates = () => Object.entries(states()).filter(([, { due }]) => due <= today())
  .toSorted(([, a], [, b]) => a.due.localeCompare(b.due));

export const keepStates = found => store(STATES, found);

/** The days on which problems were first solved, {slug: ISO date}. */
export const solvedDays = () => stored(SOLVED, {});

/** Have problems solved on these days, unless they were solved before. */
export const keepSolved = days => store(SOLVED, { ...days, ...solvedDays() });

/** The time here with its offset from UTC, as a line of the log has it: `2026-11-24T21:03:11+01:00`. */
export function now(date = new Date()) {
  const minutes = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  const distance = Math.abs(minutes);
  return `${local}${minutes < 0 ? "-" : "+"}${two(Math.floor(distance / 60))}:${two(distance % 60)}`;
}

export const today = () => now().slice(0, 10);

const two = number => String(number).padStart(2, "0");

const lines = text => text.split("\n").filter(line => line.trim());
const ended = text => text && !text.endsWith("\n") ? `${text}\n` : text;

const keysOf = slug => ["", "inputs:", "note:"].map(kind => `katas:${kind}${slug}`);

/** {draft, isShared, earlier}: what is written, whether it came with a link, and [[label, code], ...]. */
export function draftOf(slug) {
  const { draft, isShared, earlier, open, drafts } = storedFields(`katas:${slug}`, { draft: "", isShared: false, earlier: [], open: "", drafts: {} });
  if (!open) return { draft, isShared, earlier: earlier.filter(isPair) };
  const all = Object.entries(drafts).filter(isPair); // as an earlier version kept them
  return { draft: Object.fromEntries(all)[open] ?? "", isShared: open.startsWith("shared"), earlier: all.filter(([name]) => name !== open) };
}

/** Keep what is written; says why it is lost with the page, or nothing. */
export const keepDraft = (slug, kept) => store(`katas:${slug}`, kept);

/** Whether an earlier draft was accepted, which its label says. */
export const isAccepted = ([label]) => label.startsWith("accepted on ");

/** The earlier drafts with one more in front, unless it is empty, or already among them or in the draft;
 * one that was accepted takes the place of the same text that was not. */
export const putAside = (code, label, earlier, draft = "") =>
  !code || [["", draft], ...earlier].some(one => one[1] === code && (isAccepted(one) || !isAccepted([label]))) ? earlier
    : [[label, code], ...earlier.filter(([, other]) => other !== code)];

function keptOf(slug) {
  const [, inputs, note] = keysOf(slug), { draft, earlier } = draftOf(slug);
  return { slug, draft, earlier, inputs: storedTexts(inputs), note: read(note) ?? "" };
}

const isKept = ({ slug, draft = "", earlier = [], inputs = [], note = "" }) =>
  [slug, draft, note].every(isText) && [earlier, inputs].every(Array.isArray) && earlier.every(isPair) && inputs.every(isText);

/** The lines of these problems, of which anything is kept. */
export const keptLines = slugs => slugs.map(keptOf)
  .filter(({ draft, earlier, inputs, note }) => draft || earlier.length || inputs.length || note)
  .map(kept => `${JSON.stringify({ kept })}\n`).join("");

/** Add what such lines of a file hold to what is kept, of which nothing is replaced; {count of new drafts, unkept, broken}. */
export function addKept(text, slugs) {
  const broken = [], lost = [];
  let count = 0;
  for (const line of text.split("\n").filter(one => one.startsWith('{"kept":'))) {
    const found = parsed(line)?.kept ?? {}, { slug, draft = "", earlier = [], inputs = [], note = "" } = found;
    if (!isKept(found)) broken.push(line.slice(0, LONG));
    if (!isKept(found) || !slugs.includes(slug)) continue;
    const own = draftOf(slug), mine = keptOf(slug), [, toInputs, toNote] = keysOf(slug), before = own.earlier.length;
    for (const [label, code] of [["imported", draft], ...earlier].toReversed()) own.earlier = putAside(code, label, own.earlier, own.draft);
    count += own.earlier.length - before;
    lost.push(keepDraft(slug, own), store(toInputs, [...new Set([...mine.inputs, ...inputs])]),
      mine.note.includes(note) ? "" : write(toNote, [mine.note, note].filter(Boolean).join("\n")));
  }
  return { count, unkept: lost.find(Boolean), broken };
}
