// The editor over the page, in a frame of its own that is there once it was opened, and stays, hidden,
// with its Python; what it records joins the files, inputs and runs of the page.

import { choose, open } from "./choice.mjs";
import { byId } from "./dom.mjs";
import { opened } from "./runs.mjs";
import { isWriting, linked, remember } from "./stage.mjs";

const EDITOR = "live/write.html";
const HASH = /^#(?:write(?:=(.*))?|find=(.*))$/; // to write, or to find what some code fails on

/** Show what the address asks for, now and whenever it changes: runs, and perhaps the editor over them. */
export function followAddress(stage) {
  const write = () => {
    const asked = HASH.exec(location.hash);
    if (asked) openEditor(stage, asked[1] ?? asked[2], asked[2] !== undefined);
    return asked;
  };
  const kept = keptRun(stage.data.slug);
  if (kept && linked(location.hash).left === kept.file.name) add(stage, kept);
  open(stage);
  write();
  addEventListener("hashchange", () => {
    if (isWriting(stage)) setOpen(stage, false);
    return write() || open(stage);
  });
  byId("write").addEventListener("click", () => {
    clearTimeout(stage.resting);
    location.hash = "write";
  });
}

function openEditor(stage, code, isHunt) {
  if (location.protocol === "file:") {
    sayHow();
    return;
  }
  if (code !== undefined) stage.editor?.remove(); // a link's code needs a new one
  if (!stage.editor?.isConnected) stage.editor = makeEditor(stage, code, isHunt);
  byId("offline").hidden = true;
  setOpen(stage, true);
}

/** Show the editor over the page, or hide it. */
function setOpen({ editor }, shall) {
  editor.hidden = !shall;
  document.querySelector("main").inert = shall;
  (shall ? editor : byId("write")).focus();
  if (shall) editor.contentDocument?.querySelector(".cm-content")?.focus(); // if it is loaded
}

function makeEditor(stage, code, isHunt) {
  const frame = document.createElement("iframe");
  const more = code === undefined ? "" : `=${code}${isHunt ? "&find" : ""}`;
  Object.assign(frame, { className: "editor", title: "Write a solution", src: `${EDITOR}#${stage.data.slug}${more}` });
  const leave = () => {
    setOpen(stage, false);
    remember(stage);
  };
  frame.addEventListener("load", () => {
    if (frame.contentDocument?.getElementById("code")) {
      showProblem(frame.contentDocument);
    } else {
      leave();
      frame.remove();
      sayHow();
    }
  });
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== location.origin) return;
    if (data.kind === "close") leave();
    if (data.kind === "kept" && isWriting(stage)) history.replaceState(null, "", "#write"); // not what came with a link
    if (data.kind === "recorded") {
      setOpen(stage, false);
      keepRun(stage.data.slug, data);
      add(stage, data);
      choose(stage, { left: data.file.name, right: data.file.beside, case: data.recorded.shown.number });
    }
  });
  document.body.append(frame);
  return frame;
}

/** Have the editor show the statement and the examples, as they are on the page. */
function showProblem(inside) {
  const spec = inside.importNode(document.querySelector(".spec"), true);
  for (const link of spec.querySelectorAll("a")) {
    Object.assign(link, { href: new URL(link.getAttribute("href"), location.href).href, target: "_blank" });
  }
  inside.getElementById("problem").append(spec);
  inside.getElementById("problem").hidden = false;
}

/** Say how to get what the editor needs, or that nothing can be got now. */
function sayHow() {
  const isOffline = location.protocol !== "file:" && !navigator.onLine;
  byId("offline").hidden = !isOffline;
  byId("how").hidden = isOffline;
}

const keyOf = slug => `katas:run:${slug}`;

/** Keep what was recorded last for when this tab is loaded again. */
function keepRun(slug, recorded) {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(recorded));
  } catch { /* it is too large, or storage is off: it lasts as long as the page */ }
}

function keptRun(slug) {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(slug)));
  } catch {
    return null;
  }
}

/** Have a recorded file and its run, as if the page had come with them. */
function add(stage, { file, lines, recorded: { runs, shown, ...others } }) {
  const { data, files, cases, unpackedCases } = stage, { name } = file, { number, label } = shown;
  Object.assign(file, { href: "", report: null }); // it is nowhere but in the editor
  data.files = [...data.files.filter(other => other.name !== name), file];
  data.cases = [...data.cases.filter(other => other.label !== label), { number, label }];
  data.have[number] = Object.keys(runs);
  files.set(name, file);
  cases.set(number, { number, label });
  const some = Object.entries(runs).map(([key, run]) => [key, opened(run, data.words)]);
  unpackedCases.set(number, { shown, runs: Object.fromEntries(some), ...others });
  list(name, lines);
}

function element(tag, className, ...children) {
  const made = Object.assign(document.createElement(tag), { className });
  made.append(...children);
  return made;
}

/** Have the page hold the lines of a file, as of those that it came with. */
function list(name, lines) {
  document.querySelector(`.file[data-name="${CSS.escape(name)}"]`)?.remove();
  const coloured = lines.map(line => element("code", "line", ...line.map(([text, kind]) => element("span", kind, text))));
  const file = element("div", "file", ...coloured);
  file.hidden = true;
  file.dataset.name = name;
  document.body.append(file);
}
