// The editor's document: what is written, judged when typing rests, and what comes of it.

import { h, patch, byId } from "../../watch/page/scripts/dom.mjs";
import { follow, keep, kept, packed, unpacked, unused } from "./drafts.mjs";
import { codeIn, colouredLines, makeEditor, markLine, stateOf } from "./editor.mjs";
import { ask, giveUp, makeJudge } from "./judging.mjs";
import { progress, verdict } from "./verdict.mjs";

const SHARED = "shared"; // begins the names of drafts that came with a link, which run after a click
const LONGEST = 2000; // characters of an input that is offered to be changed
const PAUSE = 500; // milliseconds without typing, after which it is judged
const FILES = { worker: "worker.mjs", "pyodide.asm.wasm": "pyodide.asm.wasm", "python_stdlib.zip": "python_stdlib.zip", engine: "engine.zip", snapshot: "snapshot.gz" };

const [, slug, shared, hunt] = /^#([\w-]+)(?:=(.*?)(&find)?)?$/.exec(location.hash) ?? [];
const GOAL = "LeetCode accepted this code, and it is wrong: type an input on which it fails into the field below, and watch it. “Judge” tells one.";
const say = text => { byId("status").textContent = text; };
const toPage = data => parent !== self && parent.postMessage(data, location.origin);

async function fetched(name) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

/** Say something that stays until another draft is opened; nothing for nothing. */
function note(...children) {
  byId("notes").hidden = !children.length;
  patch(byId("notes"), children);
}

async function open() {
  const files = runtime();
  const about = await (await fetched(`${slug}.json`)).json();
  const drafts = kept(slug, about.start);
  // A sheet is what this visit knows of a draft: {state of the editor, whether it may run, its verdict}.
  const desk = { about, drafts, sheets: new Map(), sheet: null, resting: null, filled: "", deleted: null };
  const code = shared === undefined ? "" : await unpacked(shared);
  if (code) {
    const [known] = Object.entries(drafts.drafts).find(([, text]) => text === code) ?? [];
    drafts.open = known ?? unused(drafts.drafts, SHARED);
    drafts.drafts[drafts.open] = code; // in this tab, until it is judged or changed
    if (known) toPage({ kind: "kept" });
  }
  byId("title").textContent = about.title;
  byId("input").placeholder = about.example;
  desk.editor = makeEditor(byId("code"));
  desk.judge = makeJudge(byId("box"), slug, files, heard(desk));
  show(desk);
  listen(desk);
  follow(slug, there => adopt(desk, there));
  if (hunt && code) note(GOAL);
  if (code === null) note("This link is damaged, so nothing was loaded from it: the draft below is your own.");
  await files;
}

const load = async ([key, name]) => [key, await (await fetched(name)).arrayBuffer()];

/** All files that the worker needs. */
async function runtime() {
  const names = { ...FILES, problem: `${slug}.zip` };
  return Object.fromEntries(await Promise.all(Object.entries(names).map(load)));
}

/** Say what comes next, where nothing is under way. */
function idle({ sheet, judge }) {
  if (!sheet.trusted) say("This code came with a link: read it, then press Judge, or try an input on it.");
  else if (sheet.verdict) say("");
  else say(judge.state === "ready" ? "Ready: what you write is judged when you pause." : "Loading Python …");
}

/** What to do with what the judge says. */
function heard(desk) {
  const shows = status => (data, known) => {
    say(status);
    desk.sheet.verdict = { data, known };
    fill(desk, data.input);
    markLine(desk.editor, data.line);
    showVerdict(desk);
  };
  return {
    ready: () => desk.judge.asked || idle(desk),
    progress: data => say(desk.judge.asked.what === "watch" ? "Recording …" : progress(data)),
    found: shows("Looking for a smaller input, and for the reason …"), judged: shows(""),
    refused: why => say(why),
    lost: how => say(`${how === "late" ? "A case does not come back" : "A case ended Python"}: starting Python anew …`),
    failed(what, why) {
      say("");
      fillVerdict(h("p", { class: "yellow" }, `${what}: only \`kata judge\` can tell more.`), why && h("pre", {}, why));
    },
    recorded: data => {
      say("");
      if (hunt) note(data.file.wrong ? "Found: it fails on this input. " : "Not yet: it is right on this input. ", !data.file.wrong && GOAL);
      toPage({ ...data, kind: "recorded", lines: colouredLines(codeIn(desk.editor)) });
    },
  };
}

/** Offer the input that fails, if there is one and it is not long, unless another one was typed. */
function fill(desk, input) {
  const field = byId("input");
  if ([desk.filled, ""].includes(field.value)) field.value = desk.filled = input.length > LONGEST ? "" : input;
}

function showVerdict({ about, sheet: { verdict: known } }) {
  byId("watch").disabled = !known?.data.input;
  fillVerdict(known ? verdict(known.data, about, known.known) : []);
}

function fillVerdict(...parts) {
  byId("verdict").classList.remove("outdated");
  patch(byId("verdict"), ...parts);
}

/** Keep the draft that is open; what came with a link is then no longer needed in the address. */
function keepOpen({ drafts, editor }) {
  drafts.drafts[drafts.open] = codeIn(editor);
  keep(slug, drafts.open, { [drafts.open]: drafts.drafts[drafts.open] });
  toPage({ kind: "kept" });
}

function typed(desk) {
  clearTimeout(desk.resting);
  keepOpen(desk);
  giveUp(desk.judge);
  outdate(desk);
  say(desk.sheet.trusted ? "It is judged when you pause …" : "It runs when you press Judge.");
  if (desk.sheet.trusted) desk.resting = setTimeout(() => judgeNow(desk), PAUSE);
}

/** What is shown is not of this code any more. */
function outdate(desk) {
  desk.sheet.verdict = null;
  byId("verdict").classList.add("outdated");
  byId("watch").disabled = byId("shared").hidden = true;
}

/** Let the draft run; one that came with a link is a draft like any other from now on. */
function trust(desk) {
  if (!desk.sheet.trusted) keepOpen(desk);
  desk.sheet.trusted = true;
}

/** Say what is done, once there is Python to do it. */
const sayBusy = ({ judge }, what) => say(judge.state === "loading" ? "Loading Python …" : what);

function judgeNow(desk) {
  clearTimeout(desk.resting);
  outdate(desk);
  trust(desk);
  sayBusy(desk, "Judging …");
  markLine(desk.editor, 0);
  ask(desk.judge, "judge", { source: codeIn(desk.editor) });
}

/** Record the runs on an input; the page shows them. */
function watch(desk, input) {
  clearTimeout(desk.resting);
  trust(desk);
  sayBusy(desk, "Recording …");
  const number = -(Date.now() % 1e9); // no case of the page has it
  ask(desk.judge, "watch", { source: codeIn(desk.editor), input, name: `yours (${desk.drafts.open})`, number });
}

/** Put the open draft on the desk, with an undo history and a verdict of its own. */
function lay(desk) {
  const { sheets, drafts: { drafts, open: name } } = desk;
  const acts = { changed: () => typed(desk), judge: () => judgeNow(desk) };
  if (!sheets.has(name)) sheets.set(name, { state: stateOf(drafts[name], acts), trusted: !name.startsWith(SHARED), verdict: null });
  desk.sheet = sheets.get(name);
  desk.editor.setState(desk.sheet.state);
  byId("shared").hidden = true;
  showVerdict(desk);
}

function fillMenu({ drafts: { drafts, open: name } }) {
  const names = Object.keys(drafts).toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  patch(byId("draft"), names.map(one => h("option", { value: one }, one)));
  byId("draft").value = name;
}

/** Show the open draft; judge it, if it has no verdict and may run. */
function show(desk) {
  lay(desk);
  fillMenu(desk);
  desk.editor.focus();
  const { trusted, verdict: known } = desk.sheet;
  if (trusted && !known && codeIn(desk.editor) !== desk.about.start) judgeNow(desk);
  else idle(desk);
}

/** Take the drafts as another tab has kept them; the open one stays, even if it was deleted there. */
function adopt(desk, there) {
  const { sheets, drafts } = desk, { drafts: own, open: name } = drafts;
  const stays = one => !(one in there) && (one === name || sheets.get(one)?.trusted === false); // came with a link
  drafts.drafts = { ...there, ...Object.fromEntries(Object.entries(own).filter(([one]) => stays(one))) };
  for (const one of sheets.keys()) if (drafts.drafts[one] !== own[one]) sheets.delete(one);
  fillMenu(desk);
  if (sheets.has(name)) return;
  clearTimeout(desk.resting);
  giveUp(desk.judge);
  lay(desk);
  say(`${name} was changed in another tab.`);
}

function choose(desk, name) {
  const { drafts } = desk, isNew = !(name in drafts.drafts);
  clearTimeout(desk.resting);
  desk.sheet.state = desk.editor.state;
  drafts.open = name;
  if (isNew) drafts.drafts[name] = desk.about.start;
  giveUp(desk.judge);
  keep(slug, name, isNew ? { [name]: drafts.drafts[name] } : {});
  note();
  show(desk);
}

function remove(desk) {
  const { sheet, sheets, drafts: { drafts, open: name } } = desk;
  desk.deleted = { name, code: drafts[name], sheet };
  delete drafts[name];
  sheets.delete(name);
  keep(slug, "", { [name]: undefined });
  choose(desk, Object.keys(drafts)[0] ?? "draft 1");
  note(`${name} is deleted. `, h("button", { type: "button", id: "restore" }, "Undo delete"));
}

/** Bring back what was deleted last, under its name, unless another draft has taken that. */
function restore(desk) {
  const { name, code, sheet } = desk.deleted, { drafts } = desk.drafts;
  const free = [undefined, desk.about.start].includes(drafts[name]) ? name : unused(drafts);
  drafts[free] = code;
  desk.sheets.set(free, sheet);
  keep(slug, free, { [free]: code });
  choose(desk, free);
}

async function share(desk) {
  const code = await packed(codeIn(desk.editor));
  const page = new URL(`../${slug}.html#write=${code}`, location.href).href;
  byId("shared").hidden = false;
  byId("link").value = page;
  byId("link").select();
  await navigator.clipboard?.writeText(page).then(() => say("The link is copied."), () => say(""));
}

function save(desk) {
  const blob = new Blob([codeIn(desk.editor)], { type: "text/x-python" });
  const href = URL.createObjectURL(blob), download = `${slug.replaceAll("-", "_")}.py`;
  Object.assign(document.createElement("a"), { href, download }).click();
}

const on = (id, kind, act) => byId(id).addEventListener(kind, act);

function listen(desk) {
  on("judge", "click", () => judgeNow(desk));
  on("watch", "click", () => watch(desk, desk.sheet.verdict.data.input));
  on("other", "submit", event => { event.preventDefault(); watch(desk, byId("input").value || desk.about.example); });
  on("draft", "change", () => choose(desk, byId("draft").value));
  on("new", "click", () => choose(desk, unused(desk.drafts.drafts)));
  on("remove", "click", () => remove(desk));
  on("notes", "click", ({ target }) => target.id === "restore" && restore(desk));
  on("share", "click", () => share(desk));
  on("download", "click", () => save(desk));
  on("back", "click", () => toPage({ kind: "close" }));
}

if (slug) open().catch(error => say(`This cannot be loaded: ${error.message}`));
