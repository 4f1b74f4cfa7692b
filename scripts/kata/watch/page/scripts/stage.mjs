// The stage: both sides, where they are, how they get from there to another step, and the address
// of what they show.

import { keepLineInView, lane, makeSide, narration, show } from "./side.mjs";
import { byId } from "./dom.mjs";
import { advanced, pair, put } from "./time.mjs";

const REST = 300; // milliseconds without a move, before the address follows

/** What all of the page shares. @param {Py.Data} data */
export function makeStage(data) {
  const sides = ["left", "right"].map(which => makeSide(which, byId(`${which}-side`), data));
  return {
    data, both: sides, sides: Object.fromEntries(sides.map(side => [side.which, side])),
    files: new Map(data.files.map(file => [file.name, file])),
    cases: new Map(data.cases.map(one => [one.number, one])),
    chosen: { ...data.open },
    unpackedCases: new Map(), // {number of a case: its runs, opened, and their partings}
    partings: {}, // of the chosen input, {"one that fails|one that is right": the last steps that agree}
    time: pair({ left: 0, right: 0 }),
    active: "left", // the side that the keys act on
    playing: null, // a timer
    isRevealed: false, // whether the solutions may be shown
    resting: null, // a timer
    desk: null, // what solving takes, once it is loaded
    presented: null, // what was shown last, {wanted, time}
    room: 0, // pixels below the code
  };
}

/** {side: what `of` returns for it}. */
const bySide = (stage, of) => Object.fromEntries(stage.both.map(side => [side.which, of(side)]));

const runsOf = stage => bySide(stage, ({ run }) => run);

const movement = stage => ({ unit: byId("unit").value, active: stage.active });

/** Show both sides where they are at a time. */
export function goTo(stage, time) {
  stage.time = time;
  showActive(stage);
  for (const side of stage.both) show(side, time.at[side.which]);
  makeRoom(stage);
  announce(stage);
  clearTimeout(stage.resting);
  stage.resting = setTimeout(() => remember(stage), REST);
}

/** Move by so many units. Says whether anything moved. */
export function advance(stage, count) {
  const { time } = stage;
  goTo(stage, advanced(time, runsOf(stage), count, movement(stage)));
  return stage.time !== time;
}

/** Take one side to a step; the other follows. */
export function lead(stage, side, step) {
  stage.active = side.which;
  goTo(stage, put(stage.time, runsOf(stage), side.which, step, movement(stage)));
}

export function toSteps(stage, steps) {
  goTo(stage, pair(bySide(stage, steps)));
}

/** The last steps of the chosen pair that agree, {left, right}; null where that is not known. */
export function parting({ chosen: { left, right }, partings }) {
  const [a, b] = [[left, right], [right, left]].map(([wrong, beside]) => partings[wrong]?.[beside]);
  return a ? { left: a.wrong, right: a.right } : b ? { left: b.right, right: b.wrong } : null;
}

export function activate(stage, which) {
  if (stage.active === which) return;
  stage.active = which;
  goTo(stage, pair(stage.time.at));
  stage.both.forEach(lane); // a side that was hidden had no width
  byId("live").textContent = `${which} side: ${byId("live").textContent}`;
}

/** Play one move after the other until nothing moves; at the end, from the start. */
export function play(stage) {
  stop(stage);
  if (advanced(stage.time, runsOf(stage), 1, movement(stage)) === stage.time) toSteps(stage, () => 0);
  const move = () => advance(stage, 1) || stop(stage);
  stage.playing = setInterval(move, Number(byId("speed").value));
  showPlayButton("Pause");
}

export function stop(stage) {
  if (!stage.playing) return;
  clearInterval(stage.playing);
  stage.playing = null;
  showPlayButton("Play");
  announce(stage);
}

function showPlayButton(label) {
  byId("play").classList.toggle("playing", label === "Pause");
  byId("play").ariaLabel = label;
}

/** Have the address lead to what is shown, unless that is another view. */
export function remember(stage) {
  const { chosen, time } = stage;
  if (document.body.dataset.view === "watch") history.replaceState(null, "", link({ ...chosen, steps: time.at }));
}

/** The height of all figures of a side, with a bar to scroll them sideways. */
const needed = ({ figures: { scrollHeight, offsetHeight, clientHeight } }) => scrollHeight + offsetHeight - clientHeight;

/** Make room below both codes for the larger of both figures; what has been made stays until `anew`. */
export function makeRoom(stage, anew = false) {
  const { style } = document.documentElement;
  if (anew) style.setProperty("--room", "0px");
  const room = Math.max(anew ? 0 : stage.room, ...stage.both.map(needed));
  if (!anew && room === stage.room) return;
  stage.room = room;
  style.setProperty("--room", `${room}px`);
  for (const { source } of stage.both) keepLineInView(source);
}

/** Fit what is drawn into the window as it is now. */
export function fit(stage) {
  stage.both.forEach(lane);
  makeRoom(stage, true);
}

function showActive({ both, active }) {
  for (const { section, which } of both) section.classList.toggle("active", which === active);
  for (const tab of document.querySelectorAll(".tabs button")) {
    const { side } = tab.dataset, chosen = byId(side).selectedOptions[0];
    Object.assign(tab, { ariaPressed: String(side === active), textContent: chosen?.text || tab.textContent });
  }
  document.body.dataset.active = active;
}

/** Say in one short sentence what the active side does. */
function announce({ sides, active, playing }) {
  const side = sides[active];
  if (!playing && side.run?.states.length) byId("live").textContent = narration(side);
}

const inAddress = value => encodeURIComponent(value).replaceAll("%2F", "/").replaceAll("%2C", ",");

/** A link to two runs, as #left=bfs&right=dfs&case=17&step=12,30, perhaps to steps, which count from 1.
 * @param {{ left: string, right: string, case: number, steps?: Record<string, number> }} shown */
export function link({ left, right, case: number, steps }) {
  const fields = { left, right, case: number, ...steps && { step: `${steps.left + 1},${steps.right + 1}` } };
  return `#${Object.entries(fields).map(([key, value]) => `${key}=${inAddress(value)}`).join("&")}`;
}

/** What such a link leads to. */
export function linked(hash) {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const [left, right] = (found.get("step") ?? "").split(",").map(text => Number.parseInt(text, 10) - 1);
  return {
    left: found.get("left"), right: found.get("right"), case: found.get("case"),
    steps: left >= 0 ? { left, right: right >= 0 ? right : left } : null,
  };
}
