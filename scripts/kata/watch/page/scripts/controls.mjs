// The controls: what the keys, the buttons, the menus and both sides do.

import { makeCallTree } from "./calltree.mjs";
import { askFor, copy } from "./box.mjs";
import { choose, settled } from "./choice.mjs";
import { toLine } from "./code.mjs";
import { byId, patch } from "./dom.mjs";
import { drawnKeys, meaning } from "./keys.mjs";
import { answer, judgement } from "./quiz.mjs";
import { lane } from "./side.mjs";
import {
  activate, advance, fit, goTo, isLocked, lead, link, lockOf, parting, play, showAll, stop, toSteps,
} from "./stage.mjs";
import { listenToStrip } from "./strip.mjs";
import { UNITS, next, pair } from "./time.mjs";

const BUTTONS = {
  first: "Home", back: "←", play: "Space", forward: "→", last: "End", "to-difference": "D", share: "C", keys: "?",
};

/** Make everything on the page do something. */
export function listen(stage) {
  const actions = actionsOf(stage);
  document.addEventListener("keydown", event => {
    const act = document.body.dataset.view === "watch" && actions[meaning(event)];
    if (!act) return;
    event.preventDefault();
    if (event.repeat && !event.key.startsWith("Arrow")) return;
    act(stage.sides[stage.active]);
  });
  for (const [id, key] of Object.entries(BUTTONS)) byId(id).addEventListener("click", () => actions[key]());
  byId("unit").append(...UNITS.map(name =>
    new Option(name === "apart" ? "one side alone" : `both, by ${name}`, name)));
  byId("unit").addEventListener("change", () => goTo(stage, pair(stage.time.at)));
  byId("speed").addEventListener("change", () => stage.playing && play(stage));
  byId("predict").addEventListener("change", () => {
    stage.answered.clear();
    goTo(stage, pair(stage.time.at));
  });
  listenToMenus(stage);
  stage.both.forEach(side => listenToSide(stage, side));
  listenToStrip(stage, (side, step) => lead(stage, side, step));
  for (const tab of document.querySelectorAll(".tabs button")) {
    tab.addEventListener("click", () => activate(stage, tab.dataset.side));
  }
  for (const button of document.querySelectorAll("button.watch")) {
    button.addEventListener("click", () => watch(stage, button));
  }
  addEventListener("resize", () => fit(stage));
  patch(byId("key-list"), drawnKeys());
}

const depth = ({ run, step }) => run.states[step].d;

/** {key: what it does on the active side}. */
function actionsOf(stage) {
  const toNext = (side, fits) => {
    if (side.run?.states.length) lead(stage, side, next(side.run, side.step, fits));
  };
  return {
    Space: () => stage.playing ? stop(stage) : play(stage),
    "→": () => advance(stage, 1),
    "←": () => advance(stage, -1),
    Home: () => toSteps(stage, () => 0),
    End: () => toSteps(stage, ({ run }) => run?.last ?? 0),
    D: () => {
      const found = parting(stage);
      if (found) toSteps(stage, ({ which }) => found.at[which]);
    },
    O: side => toNext(side, state => state.d <= depth(side)),
    U: side => toNext(side, state => state.d < depth(side)),
    L: side => {
      askFor(`Run the ${side.which} side to line`, text => Number(text) && runTo(stage, side, Number(text)));
    },
    1: () => activate(stage, "left"),
    2: () => activate(stage, "right"),
    K: side => lockOf(side).click(),
    M: () => {
      byId("unit").selectedIndex = (byId("unit").selectedIndex + 1) % UNITS.length;
      goTo(stage, pair(stage.time.at));
    },
    P: () => byId("predict").click(),
    C: () => share(stage),
    "?": () => byId("help").showModal(),
  };
}

/** Copy a link to what is shown. */
async function share({ chosen, time }) {
  if (!await copy(location.href.replace(/#.*|$/, link({ ...chosen, steps: time.at })))) return;
  byId("live").textContent = "Link copied";
  byId("share").textContent = "Copied";
  setTimeout(() => { byId("share").textContent = "Link"; }, 1500);
}

function listenToMenus(stage) {
  for (const which of ["left", "right"]) {
    byId(which).addEventListener("change", ({ target }) =>
      choose(stage, settled(stage.data, { ...stage.chosen, [which]: target.value }, which)));
  }
  byId("case").addEventListener("change", ({ target }) =>
    choose(stage, settled(stage.data, { ...stage.chosen, case: Number(target.value) })));
}

function listenToSide(stage, side) {
  const { section, slider, source, figures, which } = side;
  side.calls = makeCallTree(section, which, step => lead(stage, side, step));
  section.addEventListener("pointerdown", () => activate(stage, which));
  section.addEventListener("focusin", () => activate(stage, which));
  slider.addEventListener("input", () => lead(stage, side, Number(slider.value)));
  lockOf(side).addEventListener("click", () => {
    lockOf(side).setAttribute("aria-pressed", String(!isLocked(side)));
    stage.time = pair(stage.time.at);
  });
  source.addEventListener("click", ({ target }) => {
    const line = [...source.children].indexOf(target.closest(".line"));
    if (line >= 0 && side.run) runTo(stage, side, line + 1);
  });
  figures.addEventListener("click", ({ target }) => {
    const choice = target.closest("[data-answer]");
    if (choice) answered(stage, choice.dataset.answer);
  });
}

/** Run a side to a line, and say how often it runs. */
function runTo(stage, side, line) {
  const { says, step } = toLine(side, line);
  lane(side);
  lead(stage, side, step);
  side.count.textContent = `${says} · ${side.count.textContent}`;
  byId("live").textContent = says;
}

function answered(stage, given) {
  answer(stage, given);
  byId("score").textContent = `${stage.score.right} of ${stage.score.asked} right`;
  byId("live").textContent = judgement(stage.question);
  showAll(stage);
}

/** Watch a file on the case that refutes it, beside one that is right. */
function watch(stage, button) {
  const { name } = button.closest(".file").dataset;
  const { wrong, beside } = stage.files.get(name), { right: shown } = stage.chosen;
  const right = wrong || shown === name ? beside : shown;
  location.hash = link(settled(stage.data, { ...stage.chosen, left: name, right }, "left"));
}
