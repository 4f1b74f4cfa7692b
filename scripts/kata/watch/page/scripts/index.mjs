// The home page: an example to change, the log as a file, the search of the road (by title, number, topic,
// technique, difficulty, mistake, list, what is not solved yet), what LeetCode accepted.

import { byId, coded, download, h, here, made, on, onEach, onPage, patch } from "./dom.mjs";
import { addKept, keepSolved, keepStates, keptLines, logText, now, replaceLog, store, stored } from "./kept.mjs";
import { SERVER, live } from "./live.mjs";
import { figures } from "./pictured.mjs";
import { packed } from "./runs.mjs";
import { openAny, showStanding } from "./standing.mjs";
import { counted, plural } from "./values.mjs";

const FOUND = "katas:find"; // under which a tab keeps what is searched for
const SHOWN = 5; // broken lines that are named
const LARGEST = 2 ** 20, SKIPPED = /\/(\.|node_modules\/|site-packages\/)/; // bytes of a file that is read; the paths of others
const MOST = 3; // mistakes shown of a problem

/** Show what is kept, now and whenever another tab changes it. */
function startPractice(data) {
  on("mix", "click", openAny);
  on("export", "click", () => {
    const log = logText(), text = `${log}${log && !log.endsWith("\n") ? "\n" : ""}${keptLines(slugs())}`;
    if (text) download("log.jsonl", text);
    else say("Nothing has been written or solved in this browser yet.");
  });
  on("folder", "change", () => importFolder(data).catch(error => say(error.message)));
  on("import", "change", () => importFile(data).catch(error => say(error.message)));
  onPage(globalThis, "storage", ({ key }) => (key ?? "katas:").startsWith("katas:") && showStanding());
  onPage(globalThis, "pageshow", ({ persisted }) => persisted && showStanding()); // one comes back to it
  showStanding();
}

const say = text => patch(byId("kept"), [text].flat().map(one => typeof one === "string" ? coded(one) : one));

const slugs = () => [...document.querySelectorAll("#road li[id]")].map(({ id }) => id);

/** Add the drafts and the log of a file to what is kept, once Python has read both logs. */
async function importFile(data) {
  const [file] = byId("import").files, log = logText();
  if (!file) return;
  say("Reading: stay on this page until it is done …");
  const more = await file.text();
  byId("import").value = "";
  const { readLog } = await loaded();
  /** @type {Py.LogRead} */
  const found = await readLog(data, { log, more, name: file.name, now: now() });
  const drafts = addKept(more, slugs()); // now that nothing can fail
  const unkept = drafts.unkept || keepRead(found, log);
  const broken = [...drafts.broken, ...found.broken].map(text => h("span", { class: "broken" }, text));
  say(unkept || [plural(found.new, "new line"), drafts.count > 0 && ` and ${plural(drafts.count, "new draft")}`,
    ...(broken.length ? [`; ${counted(broken.length)} that cannot be read:`, ...broken.slice(0, SHOWN)] : ["."])]);
  showStanding();
}

/** Keep what Python has read of the log that was; says why it is lost with the page, or nothing. */
function keepRead({ log, states }, old) {
  const solved = Object.entries(states).filter(([, state]) => state.solved).map(([slug, state]) => [slug, state.solved]);
  return [replaceLog(log, old), keepStates(states), keepSolved(Object.fromEntries(solved))].find(Boolean);
}

/** Judge the Python files of a folder, one after the other, and add what they solve to the log. */
async function importFolder(data) {
  const all = [...byId("folder").files], log = logText(), stop = new AbortController();
  const chosen = all.filter(({ size, name, webkitRelativePath: path }) => /\.py3?$/i.test(name) && size <= LARGEST && !SKIPPED.test(path));
  byId("folder").value = "";
  say("Reading: stay on this page until it is done …");
  const files = await Promise.all(chosen.map(async one => ({ path: one.webkitRelativePath, text: await one.text(), modified: now(new Date(one.lastModified)) })));
  const { judgeFiles, readLog } = await loaded(), example = document.querySelector(".example");
  Object.assign(byId("stop"), { hidden: false, onclick: () => stop.abort() });
  example?.toggleAttribute("inert", true); // it has the same judge
  try {
    const { solved, unjudged, count } = await here(judgeFiles(data, { log, files, slugs: slugs(), now: now() }, say, stop.signal));
    const old = logText(), found = await readLog(data, { log: old, solved, now: now() }), right = solved.filter(one => !one[4]).length;
    say(keepRead(found, old) || [`${plural(all.length, "file")}, ${counted(count)} new and for a problem here: ${right} right, ${solved.length - right} wrong; ${plural(found.new, "new line")}.`,
      ...unjudged.slice(0, SHOWN).map(text => h("span", { class: "broken" }, text))]);
    showStanding();
  } finally {
    byId("stop").hidden = true;
    example?.toggleAttribute("inert", false);
  }
}

const valueOf = ({ type }) => type === "checkbox" ? "checked" : "value";

/** Have the field and the menu choose among the rows; `/` leads to the field. */
function startSearch() {
  const rows = [...document.querySelectorAll("#road li")].map(read);
  let all = {};
  const fields = [...byId("find").elements];
  stored(FOUND, [], true).forEach((value, i) => { if (fields[i]) fields[i][valueOf(fields[i])] = value; });
  const search = () => {
    store(FOUND, fields.map(one => one[valueOf(one)]), true); // for who comes back to the page
    show(rows, all);
  };
  const look = async () => {
    search();
    all = await here(knownMistakes());
    search();
  };
  byId("search").addEventListener("input", look);
  on("find", "submit", event => {
    event.preventDefault();
    document.querySelector("#road li[id]:not([hidden]) a")?.click();
  });
  on("find", "change", search);
  onEach(".lists button", one => {
    byId("list").value = one.ariaPressed === "true" ? "" : one.dataset.of;
    search();
    byId("find").scrollIntoView();
  });
  on("path", "click", ({ target }) => { // what the search has left out is shown all the same
    if (byId(target.closest("a")?.hash.slice(1))?.closest("[hidden]")) byId("find").reset();
    search();
  });
  onPage(document, "keydown", event => {
    const isTyped = event.target.closest("input, select, .cm-editor");
    if (event.key !== "/" || isTyped || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    byId("search").focus();
  });
  if (byId("search").value) look();
  else search();
}

/** A row, its lists, and all that finds it but its mistakes. */
function read(row) {
  const { id, dataset: { words, lists } } = row, topic = row.closest("section");
  const text = [row.textContent, words, topic.querySelector("h2").firstChild.data, id, id.replaceAll("-", "")].join(" ").toLowerCase();
  return { row, text, lists: lists.split(" ") };
}

/** Show the rows of the list in which every word occurs, with the mistakes in which they all do. */
function show(rows, all) {
  const words = byId("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const list = byId("list")?.value ?? "";
  const some = list ? rows.filter(({ lists }) => lists.includes(list)) : rows, isSearched = words.length > 0 || list !== "" || byId("unsolved").checked;
  let count = 0;
  for (const { row, text, lists } of rows) {
    const found = words.length ? (all[row.id] ?? []).filter(({ idea }) => hasAll(idea.toLowerCase(), words)) : [];
    const isFound = hasAll(text, words) || found.length > 0;
    row.hidden = !isFound || (list !== "" && !lists.includes(list)) || (byId("unsolved").checked && row.matches(".solved"));
    count += row.hidden ? 0 : 1;
    showMistakes(row, row.hidden ? [] : found.slice(0, MOST));
  }
  for (const one of document.querySelectorAll(".lists button")) one.ariaPressed = String(one.dataset.of === list);
  for (const topic of document.querySelectorAll(".topic")) topic.hidden = !topic.querySelector("li[id]:not([hidden])");
  byId("road").classList.toggle("searched", isSearched); // its counts are those of whole topics
  byId("found").textContent = isSearched ? `${count} of ${some.length} problems` : "";
}

const hasAll = (text, words) => words.every(word => text.includes(word));

function showMistakes(row, found) {
  row.querySelector("ul")?.remove();
  const links = found.map(({ name, idea }) => h("li", {}, h("a", { href: `${row.id}.html#left=${name}` }, coded(idea))));
  if (found.length) row.append(made(h("ul", {}, links)));
}

let mistakes = null;

/** {slug: mistakes}, loaded once. */
function knownMistakes() {
  mistakes ??= new Promise(resolve => { // a script, since from the disk nothing else can be loaded
    addEventListener("mistakes", ({ detail }) => resolve(detail), { once: true });
    document.head.append(Object.assign(document.createElement("script"), { src: "mistakes.js", onerror() {
      mistakes = null; // the next time, perhaps
      resolve({});
    } }));
  });
  return mistakes;
}

/** What is loaded from live/; where that is missing, an error that says how to get it. */
async function loaded() {
  const found = await here(live());
  if (!found) throw new Error(`For this, the page must come from ${SERVER}.`);
  return found.home;
}

/** Draw what refutes the example, which becomes an editor when it gets the focus; who comes back finds it folded. */
function startExample(data) {
  document.querySelector(".example").open = !document.querySelector(".returning");
  const code = byId("code").firstElementChild;
  patch(document.querySelector("#verdict .drawn"), figures(data.pictures, data));
  let point = null;
  code.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => { point = { x, y }; });
  const edit = () => loaded().then(home => home.edit(data, point), error => {
    patch(byId("status"), coded(error.message));
    code.addEventListener("focus", edit, { once: true });
  });
  code.addEventListener("focus", edit, { once: true });
}

/** List what LeetCode accepted, by problem, in the order of the road. */
async function showAccepted() {
  const all = await here(knownMistakes());
  const rows = [...document.querySelectorAll("#road li[id]")], told = ({ id }) => (all[id] ?? []).filter(({ find }) => find);
  patch(byId("accepted").querySelector("ul"), rows.filter(row => told(row).length).map(row =>
    h("li", {}, h("strong", {}, row.firstElementChild.textContent), h("ul", {}, told(row).map(one => accepted(row.id, one))))));
}

/** The ways to a mistake; its idea would tell what to find. */
function accepted(slug, { name, find, issue: { url, year } }) {
  return h("li", {},
    h("a", { href: `${slug}.html#write=${find}` }, "Find the input"), " · ",
    h("a", { href: `${slug}.html#left=${name}` }, "Watch it fail"), " · ",
    h("a", { href: url }, `#${url.split("/").at(-1)}`), year && ` (${year})`);
}

function openAccepted() {
  if (location.hash === "#accepted") Object.assign(byId("accepted"), { open: true }).scrollIntoView();
}

/** Have the bookmark that is made of the button lead back here; a click on the button itself can do nothing. */
function offerBookmark() {
  const link = byId("bookmarklet");
  link.href = link.href.replace("SITE", encodeURIComponent(new URL(".", location.href).href));
  link.addEventListener("click", event => {
    event.preventDefault();
    patch(byId("brought"), "Drag it to the bookmarks bar, and click on it there, on a problem's page at LeetCode.");
  });
}

/** Go on with the code that the bookmark has brought, if its problem is here. */
async function takeBrought() {
  const found = new URLSearchParams(location.hash.slice(1)), slug = found.get("solve");
  if (slug === null) return;
  if (slugs().includes(slug)) return location.replace(`${slug}.html#write=${await here(packed(found.get("code") ?? ""))}`);
  Object.assign(byId("from-leetcode"), { open: true }).scrollIntoView();
  patch(byId("brought"), coded(`${slug} is not here, but it is copied: \`kata judge -\` judges it by its statement, as in \`pbpaste | kata judge -\`.`));
}

export function startHome(data) {
  if (byId("find")) {
    startPractice(data);
    startSearch();
    offerBookmark();
    onPage(globalThis, "hashchange", takeBrought);
    takeBrought();
  }
  if (document.querySelector(".example")) startExample(data);
  byId("accepted")?.addEventListener("toggle", showAccepted, { once: true });
  onPage(globalThis, "hashchange", openAccepted);
  openAccepted();
}
