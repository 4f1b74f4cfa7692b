// The editor's document: what is written, judged when typing rests, and what comes of it.

import { h, patch, byId } from "../../watch/page/scripts/dom.mjs";
import { keep, kept, packed, unpacked, unused } from "./drafts.mjs";
import { codeIn, colouredLines, makeEditor, markLine, stateOf } from "./editor.mjs";
import { ask, giveUp, makeJudge } from "./judging.mjs";
import { progress, verdict } from "./verdict.mjs";

const SHARED = "shared"; // begins the names of drafts that came with a link, which run after a click
const PAUSE = 500; // milliseconds without typing, after which it is judged
const FILES = { worker: "worker.mjs", "pyodide.asm.wasm": "pyodide.asm.wasm", "python_stdlib.zip": "python_stdlib.zip", engine: "engine.zip" };

const [, slug, shared] = /^#([\w-]+)(?:=(.*))?$/.exec(location.hash) ?? [];
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
    drafts.drafts[drafts.open] = code;
    keep(slug, drafts);
  }
  byId("title").textContent = about.title;
  byId("input").placeholder = about.example;
  desk.editor = makeEditor(byId("code"));
  desk.judge = makeJudge(byId("box"), slug, files, heard(desk));
  show(desk);
  listen(desk);
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
    progress: data => say(progress(data)),
    found: shows("Looking for a smaller input, and for the reason …"), judged: shows(""),
    refused: why => say(why),
    lost: how => say(`${how === "late" ? "A case does not come back" : "A case ended Python"}: starting Python anew …`),
    failed(what, why) {
      say("");
      fillVerdict(h("p", { class: "yellow" }, `${what}: only \`kata judge\` can tell more.`), why && h("pre", {}, why));
    },
    recorded: data => {
      say("");
      toPage({ kind: "recorded", lines: colouredLines(codeIn(desk.editor)), ...data });
    },
  };
}

/** Offer the input that fails, unless another one was typed. */
function fill(desk, input) {
  const field = byId("input");
  if (input && [desk.filled, ""].includes(field.value)) field.value = desk.filled = input;
}

function showVerdict({ about, sheet: { verdict: known } }) {
  byId("watch").disabled = !known?.data.input;
  fillVerdict(known ? verdict(known.data, about, known.known) : []);
}

function fillVerdict(...parts) {
  byId("verdict").classList.remove("outdated");
  patch(byId("verdict"), ...parts);
}

function typed(desk) {
  clearTimeout(desk.resting);
  desk.drafts.drafts[desk.drafts.open] = codeIn(desk.editor);
  keep(slug, desk.drafts);
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

function judgeNow(desk) {
  clearTimeout(desk.resting);
  outdate(desk);
  desk.sheet.trusted = true;
  say("Judging …");
  markLine(desk.editor, 0);
  ask(desk.judge, "judge", { source: codeIn(desk.editor) });
}

/** Record the runs on an input; the page shows them. */
function watch(desk, input) {
  clearTimeout(desk.resting);
  desk.sheet.trusted = true;
  say("Recording …");
  const number = -(Date.now() % 1e9); // no case of the page has it
  ask(desk.judge, "watch", { source: codeIn(desk.editor), input, name: `yours (${desk.drafts.open})`, number });
}

/** Show the open draft, with an undo history and a verdict of its own; judge it, if it has none and may run. */
function show(desk) {
  const { sheets, drafts: { drafts, open: name } } = desk;
  const acts = { changed: () => typed(desk), judge: () => judgeNow(desk) };
  if (!sheets.has(name)) sheets.set(name, { state: stateOf(drafts[name], acts), trusted: !name.startsWith(SHARED), verdict: null });
  desk.sheet = sheets.get(name);
  desk.editor.setState(desk.sheet.state);
  desk.editor.focus();
  byId("shared").hidden = true;
  patch(byId("draft"), Object.keys(drafts).map(one => h("option", { value: one }, one)));
  byId("draft").value = name;
  showVerdict(desk);
  const { trusted, verdict: known } = desk.sheet;
  if (trusted && !known && drafts[name] !== desk.about.start) judgeNow(desk);
  else idle(desk);
}

function choose(desk, name) {
  clearTimeout(desk.resting);
  desk.sheet.state = desk.editor.state;
  desk.drafts.open = name;
  desk.drafts.drafts[name] ??= desk.about.start;
  giveUp(desk.judge);
  keep(slug, desk.drafts);
  note();
  show(desk);
}

function remove(desk) {
  const { sheet, sheets, drafts: { drafts, open: name } } = desk;
  desk.deleted = { name, code: drafts[name], sheet };
  delete drafts[name];
  sheets.delete(name);
  choose(desk, Object.keys(drafts)[0] ?? "draft 1");
  note(`${name} is deleted. `, h("button", { type: "button", id: "restore" }, "Undo delete"));
}

/** Bring back what was deleted last, under its name, unless another draft has taken that. */
function restore(desk) {
  const { name, code, sheet } = desk.deleted, { drafts } = desk.drafts;
  const free = [undefined, desk.about.start].includes(drafts[name]) ? name : unused(drafts);
  drafts[free] = code;
  desk.sheets.set(free, sheet);
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

function download(desk) {
  const blob = new Blob([codeIn(desk.editor)], { type: "text/x-python" });
  byId("download").href = URL.createObjectURL(blob);
  byId("download").download = `${slug.replaceAll("-", "_")}.py`;
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
  on("download", "click", () => download(desk));
  on("back", "click", () => toPage({ kind: "close" }));
}

if (slug) open().catch(error => say(`This cannot be loaded: ${error.message}`));
