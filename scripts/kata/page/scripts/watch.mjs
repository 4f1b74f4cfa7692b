// The page of a problem: two runs on one input, and the controls that lead through them.

import { chart, table } from "./chart.mjs";
import { h, patch } from "./dom.mjs";
import { pictured } from "./figures.mjs";
import { KEYS, meaning } from "./keys.mjs";
import { asked, link } from "./links.mjs";
import { fill, settled } from "./menus.mjs";
import { canUnpack, unpacked } from "./packed.mjs";
import { question } from "./predict.mjs";
import { counted, isCut, opened, total } from "./runs.mjs";
import { lane, load, makeSide, show, told, toLine } from "./side.mjs";
import { UNITS, advanced, next, pair, put } from "./time.mjs";

const byId = id => document.getElementById(id);
const data = JSON.parse(byId("data").textContent);
const files = new Map(data.files.map(file => [file.name, file]));
const cases = new Map(data.cases.map(one => [String(one.number), one]));
const sides = Object.fromEntries(["left", "right"].map(which => [which, makeSide(which, byId(`${which}-side`), data)]));
const both = Object.values(sides);
const menus = { left: byId("left"), right: byId("right"), input: byId("case") };
const unpackedCases = new Map(); // {number of a case: what its element holds}
let chosen = { ...data.open };
let time = pair({ left: 0, right: 0 });
let partings = {};
let active = "left"; // the side that the keys act on
let playing = null;
let pausing = null; // the question that both wait for: its side and what it asks
const score = { right: 0, asked: 0 };
const passed = new Set(); // the questions that have been answered, by side and step

// ---- Where both sides are ----

const runs = () => ({ left: sides.left.run, right: sides.right.run });
const how = () => ({
  unit: byId("unit").value, active,
  locked: Object.fromEntries(both.map(side => [side.which, isLocked(side)])),
});
const lock = side => side.section.querySelector(".lock");
const isLocked = side => lock(side).getAttribute("aria-pressed") === "true";

function goTo(to) {
  time = to;
  for (const side of both) side.step = time.at[side.which];
  showAll();
}

/** Move by so many units, or stop at a question. Says whether anything moved. */
function advance(count) {
  if (count > 0 && byId("predict").checked && !pausing && ask()) return true;
  if (pausing) {
    if (sides[pausing.which].given === undefined) return false;
    passed.add(`${pausing.which} ${sides[pausing.which].step}`);
    pausing = null;
  }
  const to = advanced(time, runs(), count, how());
  const moves = to !== time;
  goTo(to);
  return moves;
}

/** Take one side to a step; the other follows. */
function lead(side, step) {
  pausing = null;
  active = side.which;
  goTo(put(time, runs(), side.which, step, how()));
}

function toEnd(atStart) {
  pausing = null;
  goTo(pair(Object.fromEntries(both.map(side =>
    [side.which, isLocked(side) ? side.step : atStart ? 0 : side.run?.last ?? 0]))));
}

function toDifference() {
  const found = parting();
  if (!found) return;
  play(false);
  pausing = null;
  goTo(pair(found.at));
}

/** Where the chosen pair differs, and the steps of both sides there. */
function parting() {
  const { left, right } = chosen;
  if (partings[left]?.[right]) {
    const found = partings[left][right];
    return { ...found, at: { left: found.left, right: found.right } };
  }
  const found = partings[right]?.[left];
  return found && { ...found, at: { left: found.right, right: found.left } };
}

function play(on) {
  clearInterval(playing);
  if (on && both.every(side => side.step === (side.run?.last ?? 0))) toEnd(true);
  const step = () => advance(1) && !pausing || play(false);
  playing = on ? setInterval(step, Number(byId("speed").value)) : null;
  byId("play").classList.toggle("playing", Boolean(on));
  byId("play").setAttribute("aria-label", on ? "Pause" : "Play");
  announce();
}

// ---- Predict ----

/** Stop at a question about the next step of the active side; false if there is none. */
function ask() {
  const side = sides[active];
  if (!side.run || passed.has(`${active} ${side.step}`)) return false;
  const found = question(side.run, side.step);
  if (!found) return false;
  side.given = undefined;
  pausing = { which: active, ...found };
  showAll();
  return true;
}

function answer(given) {
  const side = sides[pausing?.which];
  if (!side || side.given !== undefined) return;
  side.given = given;
  score.asked += 1;
  score.right += given === pausing.right;
  byId("score").textContent = `${score.right} of ${score.asked} right`;
  byId("live").textContent = given === pausing.right ? "Right." : `No: ${pausing.right}.`;
  showAll();
}

// ---- Display ----

function showAll() {
  for (const side of both) {
    show(side, pausing?.which === side.which ? pausing : null);
    side.section.classList.toggle("active", side.which === active);
  }
  document.body.dataset.active = active;
  announce();
  if (!playing) later(() => history.replaceState(null, "", address()));
}

const address = () => link({ ...chosen, steps: { left: sides.left.step, right: sides.right.step } });

let waiting = null;
function later(action) {
  clearTimeout(waiting);
  waiting = setTimeout(action, 300);
}

/** Say in one short sentence what the active side does. */
function announce() {
  const side = sides[active];
  if (!playing && !pausing && side.run?.states.length) byId("live").textContent = told(side);
}

/** Show what is chosen; open at the difference if one side is wrong, unless steps are given. */
async function choose(wanted, steps) {
  play(false);
  pausing = null;
  passed.clear();
  chosen = wanted;
  const { runs: found, partings: apart } = await held(chosen.case);
  if (wanted !== chosen) return; // something else has been chosen meanwhile
  partings = apart;
  const one = cases.get(String(chosen.case));
  for (const side of both) {
    const name = chosen[side.which];
    load(side, files.get(name), found[name] ?? null, one, linesOf(name));
  }
  fill(menus, data, chosen);
  const apartAt = parting();
  for (const side of both) side.parting = apartAt?.at[side.which];
  patch(byId("input"), Object.entries(one.input).map(([name, value]) =>
    h("figure", {}, h("figcaption", {}, name), pictured(value, data.strings))));
  tellDifference(apartAt);
  patch(byId("counts"), counts());
  goTo(pair(limited(steps ?? apartAt?.at ?? { left: 0, right: 0 })));
  both.forEach(lane);
}

/** Steps that both runs have. */
const limited = steps => Object.fromEntries(both.map(({ which, run }) =>
  [which, Math.min(Math.max(steps[which] ?? 0, 0), run?.last ?? 0)]));

const linesOf = name => [...document.querySelectorAll(`.file[data-name="${CSS.escape(name)}"] .line`)];

/** What the page holds of a case, with all states of its runs. */
async function held(number) {
  if (!unpackedCases.has(number)) {
    const { runs: found, partings: apart } = await unpacked(byId(`case-${number}`).textContent);
    const runsOf = Object.fromEntries(Object.entries(found).map(([name, run]) => [name, opened(run)]));
    unpackedCases.set(number, { runs: runsOf, partings: apart });
  }
  return unpackedCases.get(number);
}

/** Say where the two results differ, and why the one that is wrong is so. */
function tellDifference(found) {
  const failing = both.find(side => side.run && side.run.word !== "Accepted");
  const said = [found?.said, failing?.run.why].filter(Boolean);
  byId("difference").hidden = !said.length;
  byId("to-difference").hidden = !found;
  patch(byId("said"), failing && h("strong", {}, `${failing.file.name}: `), found?.said,
    failing?.run.why && h("span", { class: "why" }, " Why: ", failing.run.why.split("\n").map((line, i) => i ? h("code", {}, line) : `${line} `)));
}

function counts() {
  const row = (name, count) => h("tr", {}, h("th", { scope: "row" }, name), both.map(({ run }) => h("td", {}, run?.story ? count(run) : "–")));
  const atLeast = count => run => `${isCut(run) ? "at least " : ""}${counted(count(run))}`;
  return [
    h("caption", {}, "What each took"),
    h("thead", {}, h("tr", {}, h("td"), both.map(({ file }) => h("th", { scope: "col" }, file.name)))),
    h("tbody", {}, row("steps", total), row("calls", atLeast(run => run.states.at(-1)?.c ?? 0)),
      row("writes", atLeast(run => run.story.writes)), row("changes of the board", atLeast(run => run.story.changes.length))),
  ];
}

// ---- Controls ----

/** Run a side to a line; without a next time, to the first. */
function runTo(side, line) {
  const { says, step } = toLine(side, line);
  lane(side);
  lead(side, step);
  side.count.textContent += ` · ${says}`;
  byId("live").textContent = says;
}

function setUp() {
  byId("unit").append(...UNITS.map(name => new Option(name === "apart" ? "each alone" : `by ${name}`, name)));
  patch(byId("key-list"), KEYS.map(([keys, text]) => h("div", {}, h("dt", {}, keys.split(" ").map(key => h("kbd", {}, key))), h("dd", {}, text))));
  const depth = side => side.run.states[side.step].d;
  const acts = {
    Space: () => play(!playing), "→": () => advance(1), "←": () => { pausing = null; advance(-1); },
    Home: () => toEnd(true), End: () => toEnd(false), D: toDifference,
    O: side => side.run?.states.length && lead(side, next(side.run, side.step, state => state.d <= depth(side))),
    U: side => side.run?.states.length && lead(side, next(side.run, side.step, state => state.d < depth(side))),
    L: side => { const line = Number(prompt(`Run ${side.file.name} to line`)); if (line) runTo(side, line); },
    1: () => activate("left"), 2: () => activate("right"),
    K: side => lock(side).click(),
    M: () => { byId("unit").selectedIndex = (byId("unit").selectedIndex + 1) % UNITS.length; byId("unit").dispatchEvent(new Event("change")); },
    P: () => byId("predict").click(),
    "?": () => byId("help").showModal(),
  };
  document.addEventListener("keydown", event => {
    const act = acts[meaning(event)];
    if (!act) return;
    event.preventDefault();
    act(sides[active]);
  });
  const buttons = { first: "Home", back: "←", play: "Space", forward: "→", last: "End", "to-difference": "D", keys: "?" };
  for (const [id, key] of Object.entries(buttons)) byId(id).addEventListener("click", () => acts[key]());
  byId("unit").addEventListener("change", () => goTo(pair(time.at)));
  byId("speed").addEventListener("change", () => playing && play(true));
  byId("predict").addEventListener("change", () => { pausing = null; byId("score").textContent = ""; showAll(); });
  for (const which of ["left", "right"]) {
    menus[which].addEventListener("change", event => {
      choose(settled(data, { ...chosen, [which]: event.target.value }, which));
    });
  }
  menus.input.addEventListener("change", event => choose(paired({ ...chosen, case: Number(event.target.value) })));
  addEventListener("pointerup", event => event.target.closest("option") && document.activeElement.blur());
  both.forEach(listen);
  for (const tab of document.querySelectorAll(".tabs button")) {
    tab.addEventListener("click", () => { activate(tab.dataset.side); both.forEach(lane); });
  }
  for (const button of document.querySelectorAll("button.watch")) button.addEventListener("click", () => watch(button));
  addEventListener("resize", () => both.forEach(lane));
  addEventListener("hashchange", open);
  if (data.report?.rounds) compared(data.report);
  byId("wrong").hidden = !document.querySelector("#wrong .file");
}

/** What a side listens to. */
function listen(side) {
  const { section, slider, source, figures } = side;
  section.addEventListener("pointerdown", () => activate(side.which));
  section.addEventListener("focusin", () => activate(side.which));
  slider.addEventListener("input", () => lead(side, Number(slider.value)));
  lock(side).addEventListener("click", () => {
    lock(side).setAttribute("aria-pressed", String(!isLocked(side)));
    time = pair(time.at);
  });
  source.addEventListener("click", event => {
    const line = [...source.children].indexOf(event.target.closest(".line"));
    if (line >= 0 && side.run) runTo(side, line + 1);
  });
  figures.addEventListener("click", event => {
    const choice = event.target.closest("[data-answer]"), place = event.target.closest("[data-at]");
    if (choice) answer(choice.dataset.answer);
    else if (place && pausing?.kind === "change") answer(place.dataset.at);
  });
}

function activate(which) {
  if (active === which) return;
  active = which;
  time = pair(time.at);
  for (const side of both) side.section.classList.toggle("active", side.which === active);
  document.body.dataset.active = active;
}

/** The same files on another input, or others if there are no runs of them. */
function paired(wanted) {
  const names = data.have[wanted.case];
  const left = names.includes(wanted.left) ? wanted.left : names[0];
  const right = names.includes(wanted.right) ? wanted.right : names.find(name => name !== left) ?? left;
  return { ...wanted, left, right };
}

/** Watch a file on the case that refutes it, beside another that is right. */
function watch(button) {
  const { name } = button.closest(".file").dataset, { fails } = files.get(name);
  const other = files.get(chosen.right);
  const right = other.wrong || other.name === name ? data.files.find(file => !file.wrong && file.name !== name)?.name ?? name : other.name;
  choose(settled(data, { left: name, right, case: fails || chosen.case }, "left"));
  byId("workbench").scrollIntoView();
}

function compared(report) {
  const climbing = Object.entries(report.solutions).filter(([, facts]) => facts.rungs.length);
  byId("compared").hidden = false;
  if (climbing.length) {
    patch(byId("chart"), chart(climbing, report.grows), h("figcaption", {},
      `Time of one call, ${report.ladder}: the median of the rounds, and the interval around it.`));
  }
  patch(byId("times"), table(report));
}

/** Open what the address asks for, as far as the page has it. */
function open() {
  const wanted = asked(location.hash), number = Number(wanted.case);
  const known = { ...data.open };
  if (data.have[number]) known.case = number;
  for (const which of ["left", "right"]) if (files.has(wanted[which])) known[which] = wanted[which];
  choose(paired(known), wanted.steps);
}

if (canUnpack()) {
  setUp();
  open();
} else {
  byId("old").hidden = false;
}
