// What is chosen: two files and an input, unpacked when they are looked at.

import { account, difference } from "./account.mjs";
import { byId, h, patch } from "./dom.mjs";
import { pictured } from "./figures.mjs";
import { asked } from "./links.mjs";
import { fill, paired } from "./menus.mjs";
import { unpacked } from "./packed.mjs";
import { stop } from "./play.mjs";
import { opened } from "./runs.mjs";
import { lane, load } from "./side.mjs";
import { lockOf, parting, toSteps } from "./stage.mjs";
import { counted } from "./values.mjs";

const held = new Map(); // {number of a case: what its element holds}

/** What the page holds of a case, with all states of its runs. */
async function unpackedCase(number) {
  if (!held.has(number)) {
    const { runs, partings } = await unpacked(byId(`case-${number}`).textContent);
    const some = Object.entries(runs).map(([name, run]) => [name, opened(run)]);
    held.set(number, { runs: Object.fromEntries(some), partings });
  }
  return held.get(number);
}

/** Show what is chosen; open at the difference, unless steps are given. */
export async function choose(stage, wanted, steps) {
  const { data, both, files, cases } = stage;
  stop(stage);
  stage.chosen = wanted;
  const { runs, partings } = await unpackedCase(wanted.case);
  if (stage.chosen !== wanted) return; // something else has been chosen meanwhile
  Object.assign(stage, { partings, answered: new Set() });
  const one = cases.get(wanted.case), apart = parting(stage);
  for (const side of both) {
    const name = wanted[side.which];
    const run = runs[name] ?? null;
    if (side.run !== run) unlock(side);
    if (side.run !== run || !run) load(side, files.get(name), run, one, linesOf(name));
    side.parting = apart?.at[side.which];
  }
  fill({ left: byId("left"), right: byId("right"), input: byId("case") }, data, wanted);
  patch(byId("input"), drawnInput(one, data.strings));
  const said = difference(both, apart);
  byId("difference").hidden = !said.length;
  byId("to-difference").hidden = !apart;
  patch(byId("said"), said);
  patch(byId("counts"), account(both, data.parameters));
  const at = steps ?? apart?.at ?? { left: 0, right: 0 };
  toSteps(stage, ({ which, run }) => Math.min(Math.max(at[which], 0), run?.last ?? 0));
  both.forEach(lane);
}

/** The input of a case or, for a class, the calls that are played. */
function drawnInput({ input, calls, uncalled }, strings) {
  const drawn = calls.map(call => h("li", {}, h("code", {}, call)));
  const more = uncalled > 0 && h("li", { class: "more" }, `… and ${counted(uncalled)} more`);
  if (drawn.length) return h("ol", { class: "calls", start: 0 }, drawn, more);
  return Object.entries(input).map(([name, value]) =>
    h("figure", {}, h("figcaption", {}, name), pictured(value, strings)));
}

const unlock = side => lockOf(side).setAttribute("aria-pressed", "false");

const linesOf = name => [...document.querySelectorAll(`.file[data-name="${CSS.escape(name)}"] .line`)];

/** Open what the address asks for, as far as the page has it. */
export function open(stage) {
  stage.both.forEach(unlock);
  const wanted = asked(location.hash), known = { ...stage.data.open };
  if (stage.cases.has(Number(wanted.case))) known.case = Number(wanted.case);
  for (const which of ["left", "right"]) if (stage.files.has(wanted[which])) known[which] = wanted[which];
  return choose(stage, paired(stage.data, known), wanted.steps);
}
