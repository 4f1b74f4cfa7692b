// The views of a page, chosen by its address: Solve, Watch and Learn; and what Solve hands to Watch.

import { OWN, UNRECORDED, open, openedRuns, present } from "./choice.mjs";
import { byId, h, here, made, note, onPage, say, whenLeft } from "./dom.mjs";
import { addLook, dueStates, keepSolved, read, solvedDays, store, stored, today, write } from "./kept.mjs";
import { openNamed } from "./learn.mjs";
import { SERVER, live } from "./live.mjs";
import { turnTo } from "./panes.mjs";
import { fit, link, linked, remember, stop } from "./stage.mjs";

const VIEWS = { solve: /^#(?:solve|write)\b/, learn: /^#learn\b/, watch: /^#./ };
const CODE = /^#write=(.*)$/; // to write on
const EMBEDDED = /^#solve&embed(?:&write=(.*))?$/; // in the page of somebody else, perhaps with code to begin with

/** Show the view that the address asks for, now and whenever it changes. */
export function followAddress(stage) {
  stage.record = (wanted, shows) => recordRuns(stage, wanted, shows);
  const kept = stored(runKey(stage.data.slug), null, true);
  try {
    if (kept && linked(location.hash).left === kept.files[0].name) add(stage, kept);
  } catch { store(runKey(stage.data.slug), null, true); } // it is of another shape
  byId("reveal").addEventListener("click", () => {
    write(shownKey(stage), today());
    reveal(stage);
    show(stage);
  });
  onPage(globalThis, "hashchange", () => show(stage));
  whenLeft(() => {
    stop(stage);
    clearTimeout(stage.resting);
  });
  reveal(stage);
  show(stage);
}

function show(stage) {
  const [asked] = Object.entries(VIEWS).find(([, pattern]) => pattern.test(location.hash)) ?? [];
  const view = asked ?? (location.protocol === "file:" ? "watch" : "solve");
  stop(stage);
  document.body.dataset.view = view;
  document.body.classList.toggle("embed", EMBEDDED.test(location.hash));
  const gate = gateOf(stage, view);
  document.body.dataset.gate = gate;
  const [statement] = document.getElementsByClassName("spec");
  if (gate === "all") byId("gate").append(statement);
  else if (view === "watch") byId("told").append(statement);
  else document.querySelector(".facts-line").after(statement);
  byId("left").disabled = gate === "right" || gate === "own"; // it stays one's own
  byId("right").disabled = gate === "own";
  document.querySelector(gate === "right" ? ".sides" : "main").append(byId("gate"));
  if (view !== "solve" && !gate) addLook(problemOf(stage));
  for (const tab of document.querySelectorAll(".views a")) tab.ariaCurrent = tab.hash === `#${view}` ? "page" : null;
  scrollTo(0, 0);
  if (gate !== "all") ({ solve, watch, learn: openNamed })[view]?.(stage);
}

/** What is hidden until the problem is solved, or one asks for it: all solutions, the one beside one's own code or beside a
 * mistake that the address names, or only what could take its place. */
function gateOf({ isRevealed, files }, view) {
  const isShown = view === "solve" || (view === "watch" && location.protocol === "file:");
  if (isRevealed || isShown) return "";
  const { left, right } = linked(location.hash);
  if (!files.has(left) || (left !== OWN && !files.get(left).wrong)) return "all";
  return files.get(right)?.source ? "own" : "right";
}

/** Show runs: those that the address names, or those that were shown last. */
function watch(stage) {
  if (location.hash === "#watch" && stage.presented) {
    fit(stage);
    remember(stage);
  } else open(stage);
}

/** Load the desk, or say what it takes; a plain address then leads to the runs. */
async function solve(stage) {
  const [, code] = CODE.exec(location.hash) ?? [];
  try {
    const desk = await deskOf(stage);
    document.body.classList.toggle("bare", !desk);
    note(desk ? "" : `To write here, the page must come from ${SERVER}.`, "how");
    if (desk && code !== undefined) await desk.open(code);
    if (!desk && !location.hash) location.replace("#watch");
  } catch (error) {
    turnTo("code"); // where there is room for one pane
    say(`The editor does not start: ${error.message}.`, () => solve(stage));
  }
}

/** The desk, which is loaded once; null where there is none. */
function deskOf(stage) {
  stage.desk ??= here(live()).then(found => found?.solve.start(pageOf(stage)) ?? null);
  stage.desk.catch(() => { stage.desk = null; });
  return stage.desk;
}

/** Have what is chosen recorded, where the page does not have it; an error where nothing can record it.
 * `shows` is handed its first steps, which come before. */
async function recordRuns(stage, { left, right, case: number }, shows) {
  const { input, label } = stage.cases.get(number);
  const desk = await deskOf(stage).catch(() => null);
  if (!desk) throw new Error(UNRECORDED);
  const own = [...new Set([left, right])].map(one => stage.files.get(one)).filter(file => file.source);
  const [{ name = "", source = "" } = {}, beside] = own.map(one => ({ name: one.name, source: one.source }));
  const request = { files: [left, right], number, input, label, name, source, beside };
  addRuns(stage, await desk.record(request, early => shows(openedRuns(stage, early))));
}

/** What the desk needs of the page. */
function pageOf(stage) {
  const { slug } = stage.data;
  return {
    slug, problem: problemOf(stage), embedded: EMBEDDED.exec(location.hash),
    solved() {
      keepSolved({ [slug]: today() });
      write(shownKey(stage), today());
      reveal(stage);
    },
    watch(recorded, isEarly) {
      const { files: [{ name, beside }], recorded: { shown: { number } } } = recorded, wasEarly = stage.cases.has(number);
      if (!isEarly) store(runKey(slug), recorded, true);
      add(stage, recorded);
      if (!wasEarly) location.hash = link({ left: name, right: beside, case: number });
      else if (stage.chosen.case === number) present(stage, stage.chosen, stage.unpackedCases.get(number));
    },
  };
}

const runKey = slug => `katas:run:${slug}`;
const problemOf = ({ data: { slug, number } }) => ({ number, problem: slug }); // as the log names it
const shownKey = ({ data }) => `katas:shown:${data.slug}`;

/** Show the solutions once the problem is solved, or they were asked for, on the day itself where it is due again; and a tick. */
function reveal(stage) {
  const { slug } = stage.data, day = solvedDays()[slug], shown = read(shownKey(stage)), isDue = dueStates().some(([one]) => one === slug);
  byId("solved").hidden = !day;
  byId("solved").title = `Solved on ${day}`;
  stage.isRevealed = isDue ? shown === today() : Boolean(day || shown);
}

/** Add recorded files and their runs, as if the page had carried them. */
function add(stage, { files: own, input, recorded }) {
  const { files, cases, unpackedCases } = stage, { number, label } = recorded.shown;
  for (const [old, { runs }] of unpackedCases) if (own.some(({ name }) => name in runs)) unpackedCases.delete(old); // they are of another source
  cases.set(number, { number, label, input });
  for (const { lines, ...file } of own) {
    files.set(file.name, { ...file, href: "", report: null }); // it is nowhere but in the editor
    list(file.name, lines);
  }
  addRuns(stage, recorded);
}

/** Add runs on an input to those that the page has. */
function addRuns(stage, recorded) {
  const { unpackedCases } = stage, { shown, runs, partings } = openedRuns(stage, recorded);
  const { number } = shown, known = unpackedCases.get(number) ?? { runs: {}, partings: {} };
  unpackedCases.set(number, { shown, runs: { ...known.runs, ...runs }, partings: { ...known.partings, ...partings } });
}

/** Add the lines of a file, hidden, where those of the other files are. */
function list(name, lines) {
  document.querySelector(`.file[data-name="${CSS.escape(name)}"]`)?.remove();
  const coloured = lines.map(line => h("code", { class: "line" }, line.map(([text, kind]) => h("span", { class: kind }, text))));
  byId("page").append(made(h("div", { class: "file", "data-name": name, hidden: true }, coloured)));
}
