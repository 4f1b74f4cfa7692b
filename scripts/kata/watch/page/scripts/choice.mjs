// What is chosen, in an address or a menu: two files and an input, unpacked when they are looked at.

import { account, costs, difference, titleOf } from "./account.mjs";
import { loadCalls } from "./calltree.mjs";
import { byId, coded, h, patch } from "./dom.mjs";
import { figures } from "./pictured.mjs";
import { isCut, opened, unpacked } from "./runs.mjs";
import { lane, load } from "./side.mjs";
import { linked, lockOf, makeRoom, parting, stop, toSteps } from "./stage.mjs";
import { loadStrip } from "./strip.mjs";
import { counted } from "./values.mjs";

const SIDES = ["left", "right"];
const canRecord = () => location.protocol !== "file:";
export const UNRECORDED = "that takes a server that has live/: run `make page LIVE=1`, then `.venv/bin/kata serve`";
export const OWN = "yours ("; // begins the names of what comes from the editor

/** What to show once a file is chosen on a side: a mistake on the input that refutes it, any other on the same input. */
export function settled({ files }, wanted, which) {
  const file = files.find(({ name }) => name === wanted[which]);
  return { ...wanted, case: file?.fails || wanted.case };
}

const otherThan = which => which === "left" ? "right" : "left";

/** Open what the address asks for, as far as the page has it. */
export function open(stage) {
  stage.both.forEach(unlock);
  const wanted = linked(location.hash), known = { ...stage.data.open };
  const named = SIDES.filter(which => stage.files.has(wanted[which]));
  for (const which of named) known[which] = wanted[which];
  const mistake = named.find(which => stage.files.get(known[which]).fails);
  if (mistake && named.length === 1) known[otherThan(mistake)] = stage.files.get(known[mistake]).beside;
  const hasCase = stage.cases.has(Number(wanted.case));
  if (hasCase) known.case = Number(wanted.case);
  const shown = choose(stage, settled(stage.data, known, hasCase ? undefined : mistake), wanted.steps);
  sayMissing([
    ...SIDES.map(which => wanted[which]).filter(name => name && !stage.files.has(name)),
    ...(wanted.case && !hasCase ? [`case ${wanted.case}`] : []),
  ]);
  return shown;
}

/** Say what an address names that the page does not have. */
function sayMissing(names) {
  const isOwn = names.some(name => name.startsWith(OWN));
  note(names.length ? `This page has no ${names.join(" and no ")}, and shows others instead.`
    + (isOwn ? " What somebody writes stays in their browser; “Copy a link” beside the draft makes a link that holds it." : "") : "");
}

/** Say something above the runs; nothing for nothing. */
function note(text) {
  byId("unknown").hidden = !text;
  patch(byId("unknown"), coded(text));
}

/** Show what is chosen; open at the difference, unless steps are given. */
export async function choose(stage, wanted, steps) {
  const { data, both, files } = stage;
  stop(stage);
  note("");
  stage.chosen = wanted;
  const found = await runsOn(stage, wanted).catch(error => error);
  if (stage.chosen !== wanted) return; // something else has been chosen meanwhile
  if (found instanceof Error) {
    await choose(stage, data.open);
    if (stage.chosen === data.open) note(`${wanted.left} and ${wanted.right} are not recorded on this input: ${found.message}.`);
    return;
  }
  const { shown, runs, partings, calls } = found;
  Object.assign(stage, { partings, answered: new Set(), question: null });
  const apart = parting(stage);
  for (const side of both) {
    const name = wanted[side.which];
    const run = runs[name] ?? null;
    if (side.run !== run) unlock(side);
    const marked = markedCall(side.which, wanted, runs, calls);
    if (side.run !== run || !run) load(side, files.get(name), run, shown, linesOf(name), marked);
    else loadCalls(side.calls, run, marked);
    side.parting = apart?.at[side.which];
  }
  fillMenus(data, wanted);
  patch(byId("input"), drawnInput(shown, data));
  const said = difference(both, apart);
  byId("difference").hidden = !said.length;
  byId("to-difference").hidden = !apart;
  patch(byId("said"), said);
  patch(byId("account"), account(both));
  patch(byId("counts"), costs(both, data.parameters));
  loadStrip(stage, apart);
  const end = both.some(({ run }) => run && !run.verdict.accepts && !isCut(run)) ? Infinity : 0;
  const at = steps ?? apart?.at ?? { left: end, right: end }; // at the end stands what is wrong
  toSteps(stage, ({ which, run }) => Math.min(Math.max(at[which], 0), run?.last ?? 0));
  makeRoom(stage, true);
  both.forEach(lane);
  byId("workbench").classList.add("ready"); // what is in it has its place now
}

/** The first call that the other side answers otherwise, and what that returned; on both sides. */
function markedCall(which, { left, right }, runs, calls) {
  const [own, other] = which === "left" ? [left, right] : [right, left];
  const fails = calls[own]?.[other], match = calls[other]?.[own];
  if (!fails) return match && { index: match[1], kind: "match", said: "" };
  const { gave } = runs[other].story.calls[fails[1]], here = runs[own].story.calls[fails[0]].gave;
  return { index: fails[0], kind: "wrong", said: gave && gave !== here ? `not ${gave}` : `not as in ${other}` };
}

/** What is known of both files on an input, recorded now if it must be; an error where it cannot. */
async function runsOn(stage, wanted) {
  const has = one => one && SIDES.every(which => one.runs[wanted[which]]);
  const known = await unpackedCase(stage, wanted.case);
  if (has(known)) return known;
  if (!canRecord()) throw new Error(UNRECORDED);
  for (const { now } of stage.both) now.textContent = "Recording …";
  const isBlank = byId("unknown").hidden && !byId("workbench").classList.contains("ready");
  if (isBlank) note("Recording …");
  await stage.record(wanted);
  if (isBlank) note("");
  const found = stage.unpackedCases.get(wanted.case);
  if (!has(found)) throw new Error("one of them has no run on it");
  return found;
}

/** What the page holds of a case, with all states of its runs; nothing if it came with none. */
async function unpackedCase({ data, unpackedCases }, number) {
  const packed = byId(`case-${number}`);
  if (!unpackedCases.has(number) && packed) {
    const { runs, ...others } = await unpacked(packed.textContent);
    const some = Object.entries(runs).map(([name, run]) => [name, opened(run, data.words)]);
    unpackedCases.set(number, { runs: Object.fromEntries(some), ...others });
  }
  return unpackedCases.get(number);
}

/** The input of a case or, for a class, the calls that are played. */
function drawnInput({ input, calls, uncalled }, data) {
  const drawn = calls.map(call => h("li", {}, h("code", {}, call)));
  const more = uncalled > 0 && h("li", { class: "more" }, `… and ${counted(uncalled)} more`);
  if (drawn.length) return h("ol", { class: "calls", start: 0 }, drawn, more);
  return figures(input, data);
}

const unlock = side => lockOf(side).setAttribute("aria-pressed", "false");

const linesOf = name => [...document.querySelectorAll(`.file[data-name="${CSS.escape(name)}"] .line`)];

/** Fill the menus; what the page has no run of cannot be chosen where nothing can be recorded. */
function fillMenus({ files, cases, have }, chosen) {
  const names = new Set(Object.values(have).flat());
  const option = (file, selected) =>
    h("option", { value: file.name, disabled: !canRecord() && !names.has(file.name), selected }, titleOf(file));
  const group = (label, some, name) => some.length > 0
    && h("optgroup", { label }, some.map(file => option(file, file.name === name)));
  for (const which of SIDES) {
    const name = chosen[which];
    patch(byId(which), group("Solutions", files.filter(file => !file.wrong), name),
      group("Mistakes", files.filter(file => file.wrong), name));
    byId(which).value = name;
  }
  patch(byId("case"), cases.map(({ number, label }) =>
    h("option", { value: number, disabled: !canRecord() && !have[number] }, label)));
  byId("case").value = chosen.case;
}
