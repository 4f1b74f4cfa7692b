// The editor's document: what is written, judged when typing rests, and what comes of it.

import { h, patch, byId } from "../../watch/page/scripts/dom.mjs";
import { keep, kept, packed, unpacked, unused } from "./drafts.mjs";
import { codeIn, colouredLines, makeEditor, markLine, put } from "./editor.mjs";
import { ask, giveUp, makeJudge } from "./judging.mjs";
import { progress, verdict } from "./verdict.mjs";

const SHARED = "shared"; // begins the names of drafts that came with a link, which run after a click
const PAUSE = 500; // milliseconds without typing, after which it is judged
const FILES = { worker: "worker.mjs", "pyodide.asm.wasm": "pyodide.asm.wasm", "python_stdlib.zip": "python_stdlib.zip", engine: "engine.zip" };

const [slug, shared] = location.hash.slice(1).split("=");
const isProblem = /^[\w-]+$/.test(slug);
const say = text => { byId("status").textContent = text; };
const toPage = data => parent !== self && parent.postMessage(data, location.origin);

async function fetched(name) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

async function open() {
  const files = runtime();
  const about = await (await fetched(`${slug}.json`)).json();
  const drafts = kept(slug, about.start);
  const desk = { about, drafts, trusted: true, resting: null, last: null };
  const code = shared && await unpacked(shared);
  if (code) {
    const [known] = Object.entries(drafts.drafts).find(([, text]) => text === code) ?? [];
    drafts.open = known ?? unused(drafts.drafts, SHARED);
    drafts.drafts[drafts.open] = code;
  }
  byId("title").textContent = about.title;
  desk.editor = makeEditor(byId("code"), { changed: () => typed(desk), judge: () => judgeNow(desk) });
  desk.judge = makeJudge(byId("box"), slug, files, heard(desk));
  show(desk);
  listen(desk);
  say(desk.trusted ? "Loading Python …" : "This code came with the link: read it, then press Judge to run it.");
  await files;
}

const load = async ([key, name]) => [key, await (await fetched(name)).arrayBuffer()];

/** All files that the worker needs. */
async function runtime() {
  const names = { ...FILES, problem: `${slug}.zip` };
  return Object.fromEntries(await Promise.all(Object.entries(names).map(load)));
}

/** What to do with what the judge says. */
function heard(desk) {
  const shows = result => (data, known) => {
    if (result) say("");
    desk.last = data;
    byId("watch").disabled = !data.input;
    if (data.input) byId("input").value = data.input;
    markLine(desk.editor, data.line);
    patch(byId("verdict"), verdict(data, desk.about, known, result));
  };
  return {
    ready: () => desk.trusted && !desk.last && say("Ready: what you write is judged when you pause."),
    progress: data => say(progress(data)),
    found: shows(false), judged: shows(true),
    refused: why => say(why),
    lost: how => say(`${how === "late" ? "A case does not come back" : "A case ended Python"}: starting Python anew …`),
    failed(what, why) {
      say("");
      patch(byId("verdict"), h("p", { class: "yellow" }, `${what}: only \`kata judge\` can tell more.`), why && h("pre", {}, why));
    },
    recorded: data => {
      say("");
      toPage({ kind: "recorded", lines: colouredLines(codeIn(desk.editor)), ...data });
    },
  };
}

function typed(desk) {
  clearTimeout(desk.resting);
  desk.drafts.drafts[desk.drafts.open] = codeIn(desk.editor);
  keep(slug, desk.drafts);
  if (desk.isShowing) return;
  giveUp(desk.judge);
  say(desk.trusted ? "It is judged when you pause …" : "It runs when you press Judge.");
  if (desk.trusted) desk.resting = setTimeout(() => judgeNow(desk), PAUSE);
}

function judgeNow(desk) {
  clearTimeout(desk.resting);
  desk.trusted = true;
  desk.last = {};
  say("Judging …");
  byId("watch").disabled = true;
  markLine(desk.editor, 0);
  ask(desk.judge, "judge", { source: codeIn(desk.editor) });
}

/** Record the runs on the input that is typed; the page shows them. */
function watch(desk) {
  desk.trusted = true;
  say("Recording …");
  const number = -(Date.now() % 1e9); // no case of the page has it
  ask(desk.judge, "watch", { source: codeIn(desk.editor), input: byId("input").value, name: `yours (${desk.drafts.open})`, number });
}

/** Show the open draft. */
function show(desk) {
  const { drafts, open: name } = desk.drafts;
  desk.trusted = !name.startsWith(SHARED);
  desk.isShowing = true;
  put(desk.editor, drafts[name]);
  desk.isShowing = false;
  patch(byId("draft"), Object.keys(drafts).map(one => h("option", { value: one }, one)));
  byId("draft").value = name;
}

function choose(desk, name) {
  desk.drafts.open = name;
  desk.drafts.drafts[name] ??= desk.about.start;
  giveUp(desk.judge);
  keep(slug, desk.drafts);
  show(desk);
  desk.editor.focus();
}

function remove(desk) {
  delete desk.drafts.drafts[desk.drafts.open];
  choose(desk, Object.keys(desk.drafts.drafts)[0] ?? "draft 1");
}

async function share(desk) {
  const code = await packed(codeIn(desk.editor));
  const page = new URL(`../${slug}.html#write=${code}`, location.href).href;
  byId("shared").hidden = false;
  byId("link").value = page;
  byId("link").select();
  toPage({ kind: "shared", code });
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
  on("watch", "click", () => watch(desk));
  on("other", "submit", event => { event.preventDefault(); watch(desk); });
  on("draft", "change", () => choose(desk, byId("draft").value));
  on("new", "click", () => choose(desk, unused(desk.drafts.drafts)));
  on("remove", "click", () => remove(desk));
  on("share", "click", () => share(desk));
  on("download", "click", () => download(desk));
  on("back", "click", () => toPage({ kind: "close" }));
}

if (isProblem) open().catch(error => say(`This cannot be loaded: ${error.message}`));
