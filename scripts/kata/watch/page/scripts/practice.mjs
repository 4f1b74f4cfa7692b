// What to go on with, by what this browser keeps; the marks on the road; export and import of what is kept.

import { download } from "./box.mjs";
import { byId, coded, h, on, patch } from "./dom.mjs";
import { addKept, keptText } from "./kept.mjs";
import { keepSolved, keepStates, logText, now, replaceLog, solvedDays, states, today } from "./log.mjs";
import { store, stored } from "./stored.mjs";
import { counted } from "./values.mjs";

const CHOSEN = "katas:practice"; // how many new problems a day, and since when it is paused
const FEW = 6; // names in a line
const SHOWN = 5; // broken lines that are named
const NEW = 2; // problems a day

/** Show what is kept, now and whenever another tab changes it. */
export function startPractice(about, loaded) {
  const choose = change => {
    say(store(CHOSEN, { ...chosen(), ...change }));
    show();
  };
  on("new", "change", () => choose({ new: Number(byId("new").value) }));
  on("pause", "click", () => choose({ paused: chosen().paused ? "" : today() }));
  on("export", "click", () => save("log.jsonl", logText(), "The log is empty: nothing has been solved in this browser yet."));
  on("export-drafts", "click", () => save("drafts.json", keptText(slugs()), "There are no drafts in this browser yet."));
  on("import", "change", () => importFile(about, loaded).catch(error => say(error.message)));
  addEventListener("storage", ({ key }) => (key === null || key.startsWith("katas:")) && show());
  addEventListener("pageshow", ({ persisted }) => persisted && show()); // one comes back to it
  show();
}

const chosen = () => stored(CHOSEN, {});
const say = text => patch(byId("kept"), [text].flat().map(one => typeof one === "string" ? coded(one) : one));

/** Each row of the road with its state: {id, title, row, isSolved, isDue, isBegun, state}. */
function standing() {
  const known = states(), solved = solvedDays(), day = today();
  return [...document.querySelectorAll("#road li[id]")].map(row => {
    const { id } = row, state = known[id], isSolved = id in solved || Boolean(state?.solved);
    const isBegun = !isSolved && Object.keys(stored(`katas:${id}`, {}).drafts ?? {}).length > 0;
    return { id, title: row.firstElementChild.textContent, row, state, isSolved, isBegun, isDue: state?.due <= day };
  });
}

function show() {
  const all = standing(), { new: most = NEW, paused } = chosen();
  byId("new").value = most;
  byId("pause").textContent = paused ? "Resume" : "Pause";
  all.forEach(mark);
  countSolved();
  const lines = paused ? { paused: [`since ${paused}; “Resume” below continues`] } : planned(all, most);
  const some = Object.entries(lines).filter(([, items]) => items.length);
  byId("continue").hidden = !some.length || (paused && !all.some(({ state }) => state));
  byId("begin").hidden = !byId("continue").hidden;
  patch(byId("continue").querySelector("dl"), some.map(([name, items]) =>
    h("div", {}, h("dt", {}, name), h("dd", {}, items.slice(0, FEW).flatMap((item, i) => [i > 0 && " · ", item]),
      items.length > FEW && ` and ${items.length - FEW} more`))));
}

/** {what it is: links}: what is due, begun, new today, and what was done today. */
function planned(all, most) {
  const day = today();
  const due = all.filter(({ isDue }) => isDue).toSorted((a, b) => a.state.due.localeCompare(b.state.due));
  const done = all.filter(({ state }) => state?.last === day);
  const left = most - done.filter(({ state }) => state.attempts === 1).length;
  const hasBegun = all.some(({ state, isSolved }) => state || isSolved), next = hasBegun ? all.filter(isNew) : [];
  return {
    due: due.map(link),
    begun: all.filter(({ isBegun, isDue }) => isBegun && !isDue).map(link),
    new: left > 0 ? next.slice(0, left).map(link) : next.slice(0, Math.min(1, most)).map(one => ["enough for today; next is ", link(one)]),
    "solved today": done.filter(({ isDue }) => !isDue).map(link),
  };
}

const link = ({ id, title }) => h("a", { href: `${id}.html` }, title);
const isNew = ({ state, isSolved, isBegun }) => !state && !isSolved && !isBegun;

/** Mark a row with what it is: solved, due, begun. */
function mark({ row, isSolved, isDue, isBegun }) {
  row.querySelector(".marks")?.remove();
  row.classList.toggle("solved", isSolved);
  row.classList.toggle("due", isDue);
  row.classList.toggle("begun", isBegun);
  if (!isSolved && !isDue && !isBegun) return;
  const place = document.createElement("span");
  place.className = "marks";
  patch(place, isSolved && h("span", { class: "green" }, h("span", { "aria-hidden": "true" }, "✓"), h("span", { class: "unseen" }, " solved")),
    isDue && " due", isBegun && " begun");
  row.querySelector(".number").after(" ", place);
}

/** Say beside each topic how many of its problems are solved, if one is. */
function countSolved() {
  for (const topic of document.querySelectorAll(".topic")) {
    const [solved, all] = ["li.solved", "li[id]"].map(which => topic.querySelectorAll(which).length);
    topic.querySelector("h2 span").textContent = solved ? `${solved} of ${all}` : `${all}`;
  }
}

const slugs = () => [...document.querySelectorAll("#road li[id]")].map(({ id }) => id);

function save(name, text, otherwise) {
  if (text) download(name, text);
  else say(otherwise);
}

/** Add the drafts in a file to those here, or merge its log into the one here, as Python reads both. */
async function importFile(about, loaded) {
  const [file] = byId("import").files, log = logText();
  if (!file) return;
  const more = await file.text(), added = addKept(more, slugs());
  byId("import").value = "";
  say(added || "Reading …");
  if (added) return show();
  const { readLog } = await loaded();
  const found = await readLog(about, { log, more, name: file.name, now: now() });
  const solved = Object.entries(found.states).filter(([, state]) => state.solved).map(([slug, state]) => [slug, state.solved]);
  const unkept = [replaceLog(found.log, log), keepStates(found.states), keepSolved(Object.fromEntries(solved))].find(Boolean);
  const broken = found.broken.map(text => h("span", { class: "broken" }, text));
  say(unkept || [`${counted(found.new)} new line${found.new === 1 ? "" : "s"}`,
    ...(broken.length ? [`; ${counted(broken.length)} that cannot be read:`, ...broken.slice(0, SHOWN)] : ["."])]);
  show();
}
