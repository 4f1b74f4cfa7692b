// The stage: both sides, where they are, and how they get from there to another step.

import { byId } from "./dom.mjs";
import { ask, asks, isOpen } from "./quiz.mjs";
import { link } from "./links.mjs";
import { lane, makeSide, show, told } from "./side.mjs";
import { advanced, pair, put } from "./time.mjs";

const REST = 300; // milliseconds without a move, before the address follows

/** What all of the page shares. */
export function makeStage(data) {
  const sides = ["left", "right"].map(which => makeSide(which, byId(`${which}-side`), data));
  return {
    data, both: sides, sides: Object.fromEntries(sides.map(side => [side.which, side])),
    files: new Map(data.files.map(file => [file.name, file])),
    cases: new Map(data.cases.map(one => [one.number, one])),
    chosen: { ...data.open },
    partings: {}, // of the chosen input, by the file that fails and then the other
    time: pair({ left: 0, right: 0 }),
    active: "left", // the side that the keys act on
    playing: null, // a timer
    question: null, // what is asked, on which side, and the answer given
    answered: new Set(), // the steps whose questions have been answered
    score: { right: 0, asked: 0 },
    resting: null, // a timer
  };
}

export const lockOf = side => side.section.querySelector(".lock");
export const isLocked = side => lockOf(side).getAttribute("aria-pressed") === "true";
const runs = stage => Object.fromEntries(stage.both.map(({ which, run }) => [which, run]));
/** How the sides move; questions are about steps, so with Predict they do not move by change. */
const unitOf = () => {
  const { value } = byId("unit");
  return value === "change" && byId("predict").checked ? "step" : value;
};
const how = stage => ({
  unit: unitOf(), active: stage.active,
  locked: Object.fromEntries(stage.both.map(side => [side.which, isLocked(side)])),
});

/** Show both sides where they are at a time; with Predict, ask what the active one does next. */
export function goTo(stage, time) {
  stage.time = time;
  for (const side of stage.both) side.step = time.at[side.which];
  stage.question = byId("predict").checked ? ask(stage) : null;
  showAll(stage);
}

/** Move by so many units, but not past an open question. Says whether anything moved. */
export function advance(stage, count) {
  const { question, time } = stage;
  if (count > 0 && isOpen(question)) return false;
  goTo(stage, advanced(time, runs(stage), count, how(stage)));
  return stage.time !== time;
}

/** Take one side to a step; the other follows. */
export function lead(stage, side, step) {
  stage.active = side.which;
  goTo(stage, put(stage.time, runs(stage), side.which, step, how(stage)));
}

/** Take both sides to their steps, except for one that is locked. */
export function toSteps(stage, steps) {
  const step = side => isLocked(side) ? side.step : steps(side);
  goTo(stage, pair(Object.fromEntries(stage.both.map(side => [side.which, step(side)]))));
}

/** Where the chosen pair differs, and the steps of both sides there. */
export function parting({ chosen: { left, right }, partings }) {
  const found = partings[left]?.[right] ?? partings[right]?.[left];
  if (!found) return null;
  const at = [found.left, found.right];
  if (!partings[left]?.[right]) at.reverse();
  return { ...found, at: { left: at[0], right: at[1] } };
}

export function activate(stage, which) {
  if (stage.active === which) return;
  stage.active = which;
  goTo(stage, pair(stage.time.at));
  stage.both.forEach(lane); // a side that was hidden had no width
  byId("live").textContent = `${which} side: ${byId("live").textContent}`;
}

/** Whether a move forward leads anywhere. */
export const canAdvance = stage => advanced(stage.time, runs(stage), 1, how(stage)) !== stage.time;

export function showAll(stage) {
  const { question, sides } = stage;
  showActive(stage);
  for (const side of stage.both) {
    const hides = isOpen(question) && side.file === sides[question.which].file;
    show(side, question?.which === side.which ? question : null, hides);
  }
  announce(stage);
  clearTimeout(stage.resting);
  const remember = () => history.replaceState(null, "", link({ ...stage.chosen, steps: stage.time.at }));
  stage.resting = setTimeout(remember, REST);
}

function showActive({ both, active }) {
  for (const { section, which } of both) section.classList.toggle("active", which === active);
  for (const tab of document.querySelectorAll(".tabs button")) {
    tab.setAttribute("aria-pressed", String(tab.dataset.side === active));
  }
  document.body.dataset.active = active;
}

/** Say in one short sentence what the active side does, or what is asked. */
export function announce({ sides, active, playing, question }) {
  const side = sides[active];
  if (isOpen(question)) byId("live").textContent = asks(question);
  else if (!playing && !question && side.run?.states.length) byId("live").textContent = told(side);
}
