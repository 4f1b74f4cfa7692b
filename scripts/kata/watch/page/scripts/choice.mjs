// What is chosen, in an address or a menu: two files and an input, unpacked when they are looked at;
// and why one of the pair fails and how that came about.

import { byId, coded, h, here, note, patch } from "./dom.mjs";
import { SERVER } from "./live.mjs";
import { isCut, opened, unpacked } from "./runs.mjs";
import { lane, load } from "./side.mjs";
import { linked, makeRoom, parting, stop, toSteps } from "./stage.mjs";

const LONGEST = 48; // letters of a title
const SIDES = ["left", "right"];
const canRecord = () => location.protocol !== "file:";
export const UNRECORDED = `that takes ${SERVER}`;
export const OWN = "yours"; // the name of what comes from the editor

/** What to show once a file is chosen on a side: a mistake on the input that refutes it, any other on the same input. */
export const settled = ({ files }, wanted, which) => ({ ...wanted, case: files.get(wanted[which])?.fails || wanted.case });

const otherThan = which => which === "left" ? "right" : "left";

/** Open what the address asks for, as far as the page has it. */
export function open(stage) {
  const wanted = linked(location.hash), known = { ...stage.data.open };
  const named = SIDES.filter(which => stage.files.has(wanted[which]));
  for (const which of named) known[which] = wanted[which];
  const mistake = named.find(which => stage.files.get(known[which]).fails);
  if (mistake && named.length === 1) known[otherThan(mistake)] = stage.files.get(known[mistake]).beside;
  const hasCase = stage.cases.has(Number(wanted.case));
  if (hasCase) known.case = Number(wanted.case);
  const shown = choose(stage, settled(stage, known, hasCase ? undefined : mistake), wanted.steps);
  const missing = [
    ...SIDES.map(which => wanted[which]).filter(name => name && !stage.files.has(name)),
    ...(wanted.case && !hasCase ? [`case ${wanted.case}`] : []),
  ];
  noteAbove(missing.length ? `This page has no ${missing.join(" and no ")}, and shows others instead.`
    + (missing.includes(OWN) ? " What somebody writes stays in their browser; “Copy a link” beside the draft makes a link that holds it." : "") : "");
  return shown;
}

const noteAbove = text => note(text, "unknown"); // the runs

/** Show what is chosen; open where what is wrong began, unless steps are given. */
export async function choose(stage, wanted, steps) {
  const { data } = stage;
  stop(stage);
  noteAbove("");
  stage.chosen = wanted;
  const shows = early => {
    noteAbove("");
    present(stage, wanted, early, steps);
  };
  const found = await runsOn(stage, wanted, shows).catch(error => error);
  if (stage.chosen !== wanted) return; // something else has been chosen meanwhile
  if (found instanceof Error) {
    if (wanted !== data.open) await choose(stage, data.open);
    if (stage.chosen === data.open) noteAbove(`What was chosen is not recorded on this input: ${found.message}.`);
    return;
  }
  present(stage, wanted, found, steps);
}

/** Show the runs of what is chosen, or what is known of them by now, where one went meanwhile. */
export function present(stage, wanted, { shown, runs, partings }, steps) {
  const { both, files, presented, time } = stage;
  const isPlaced = presented?.wanted === wanted && presented.time !== time;
  if (stage.chosen !== wanted || !SIDES.every(which => runs[wanted[which]])) return;
  stage.partings = partings;
  const apart = parting(stage);
  for (const side of both) {
    const name = wanted[side.which];
    const run = runs[name] ?? null;
    if (side.run !== run || !run) load(side, files.get(name), run, shown, linesOf(name));
    side.parting = apart?.[side.which];
  }
  fillMenus(stage, wanted);
  const said = faults(both);
  byId("difference").hidden = !said.length;
  byId("to-difference").hidden = !apart;
  patch(byId("said"), said);
  patch(byId("account"), account(both));
  const at = isPlaced ? time.at : steps ?? beginning(both, apart);
  toSteps(stage, ({ which, run }) => Math.min(Math.max(at[which], 0), run?.last ?? 0));
  makeRoom(stage, !isPlaced);
  both.forEach(lane);
  byId("workbench").classList.add("ready"); // what is in it has its place now
  stage.presented = { wanted, time: stage.time };
}

/** The steps to open with: the first that led to what is wrong, and how far the other run was then. */
export function beginning(both, apart) {
  const failing = both.find(({ run }) => run && !run.verdict.accepts);
  const led = failing?.run.how.moments.map(({ step }) => step).filter(step => step >= 0) ?? [];
  if (!led.length) {
    const end = failing && !isCut(failing.run) ? Infinity : 0; // at the end stands what is wrong
    return apart ?? { left: end, right: end };
  }
  const [first] = led, own = failing.which, other = otherThan(own);
  const there = apart ? apart[other] - Math.max(apart[own] - first, 0) : first;
  return { [own]: first, [other]: there };
}

/** What is known of both files on an input, recorded now if it must be; an error where it cannot. */
async function runsOn(stage, wanted, shows) {
  const has = one => one && SIDES.every(which => one.runs[wanted[which]]);
  const known = await unpackedCase(stage, wanted.case);
  if (has(known)) return known;
  if (!canRecord()) throw new Error(UNRECORDED);
  for (const { now } of stage.both) now.textContent = "Recording …";
  const isBlank = byId("unknown").hidden && !byId("workbench").classList.contains("ready");
  if (isBlank) noteAbove("Recording …");
  await stage.record(wanted, shows);
  if (isBlank) noteAbove("");
  const found = stage.unpackedCases.get(wanted.case);
  if (!has(found)) throw new Error("one of them has no run on it");
  return found;
}

/** What the page holds of a case, with all states of its runs; nothing if it came with none. */
async function unpackedCase({ data, unpackedCases }, number) {
  const packed = byId(`case-${number}`);
  if (!unpackedCases.has(number) && packed) {
    unpackedCases.set(number, openedRuns({ data }, await here(unpacked(packed.textContent))));
  }
  return unpackedCases.get(number);
}

/** Runs on an input, with all of their states. */
export const openedRuns = ({ data }, { shown, runs, partings }) =>
  ({ shown, partings, runs: Object.fromEntries(Object.entries(runs).map(([name, run]) => [name, opened(run, data.words)])) });

const linesOf = name => [...document.querySelectorAll(`.file[data-name="${CSS.escape(name)}"] .line`)];

/** Fill the menus; what the page has no run of cannot be chosen where nothing can be recorded. */
function fillMenus({ data: { have }, files, cases }, chosen) {
  const names = new Set(Object.values(have).flat()), all = [...files.values()];
  const labelled = new Map([...cases.values()].map(one => [one.label, one])); // the last of those that are called alike
  const option = file => h("option", { value: file.name, disabled: !canRecord() && !names.has(file.name) }, titleOf(file));
  const groups = Object.entries({ Solutions: all.filter(file => !file.wrong), Mistakes: all.filter(file => file.wrong) })
    .map(([label, some]) => some.length > 0 && h("optgroup", { label }, some.map(option)));
  for (const which of SIDES) {
    patch(byId(which), groups);
    byId(which).value = chosen[which];
  }
  patch(byId("case"), [...labelled.values()].map(({ number, label }) =>
    h("option", { value: number, disabled: !canRecord() && !have[number] }, label)));
  byId("case").value = chosen.case;
}

/** What a file is called where there is little room. @param {Py.File} file */
export function titleOf({ title }) {
  const words = title.replaceAll("`", "");
  return words.length > LONGEST ? `${words.slice(0, words.lastIndexOf(" ", LONGEST))} …` : words;
}

const failingOf = both => both.find(({ run }) => run && !run.verdict.accepts);

/** What is said of the one that fails: what its mistake is and why it fails, or at least its verdict. */
export function faults(both) {
  const { file, run } = failingOf(both) ?? {};
  if (!run) return [];
  const { why } = run.how, said = why.length ? why : [{ text: [run.word, run.message].filter(Boolean).join(": "), code: "" }];
  return [
    h("strong", {}, coded(file.title), ":"), " ",
    said.flatMap(({ text, code }, i) => [i > 0 && "; ", text, code && ": ", code && h("code", {}, code)]).filter(Boolean),
    ".",
  ];
}

/** The steps that led to what is wrong, as rows of a table; nothing where they are not known. */
export function account(both) {
  const { title = "", moments = [] } = failingOf(both)?.run.how ?? {};
  return moments.length ? [
    h("caption", {}, `${title}:`),
    h("tbody", {}, moments.map(({ line, code, told }) =>
      h("tr", {}, h("th", { scope: "row" }, `line ${line}`), h("td", {}, h("code", {}, code)), h("td", {}, told)))),
  ] : [];
}
