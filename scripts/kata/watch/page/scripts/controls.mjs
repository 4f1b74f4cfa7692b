// The controls: what the keys, the buttons, the menus and both sides do.

import { makeCallTree } from "./calltree.mjs";
import { askFor, byId, h, on, onEach, onPage, patch } from "./dom.mjs";
import { choose, settled } from "./choice.mjs";
import { lane, toLine } from "./side.mjs";
import { activate, advance, fit, goTo, lead, link, parting, play, stop, toSteps } from "./stage.mjs";
import { next, pair } from "./time.mjs";

/** The keys as they are shown; what they do has the same names. */
const KEYS = [
  ["Space", "play, pause"],
  ["→ ←", "forward, back"],
  ["Home End", "to the start, to the end"],
  ["D", "to the difference"],
  ["O U", "step over a call, step out of it"],
  ["L", "to a line: type its number"],
  ["Tab", "from part to part; code and figures scroll with the arrow keys"],
  ["1 2", "make the left or the right side active"],
  ["M", "keep the sides together by step, by change, or not at all"],
  ["?", "this list"],
];
const NAMES = { " ": "Space", ArrowRight: "→", ArrowLeft: "←" };

export function listen(stage) {
  const actions = actionsOf(stage);
  onPage(document, "keydown", event => {
    const act = document.body.dataset.view === "watch" && actions[meaning(event)];
    if (!act) return;
    event.preventDefault();
    if (event.repeat && !event.key.startsWith("Arrow")) return;
    act(stage.sides[stage.active]);
  });
  onEach("[data-key]", ({ dataset: { key } }) => actions[key]());
  on("unit", "change", () => goTo(stage, pair(stage.time.at)));
  on("speed", "change", () => stage.playing && play(stage));
  for (const name of ["left", "right", "case"]) {
    on(name, "change", ({ target: { value } }) =>
      choose(stage, settled(stage, { ...stage.chosen, [name]: name === "case" ? Number(value) : value }, name)));
  }
  stage.both.forEach(side => listenToSide(stage, side));
  onEach(".tabs button", ({ dataset: { side } }) => activate(stage, side));
  onEach("button.watch", button => watch(stage, button));
  onPage(globalThis, "resize", () => fit(stage));
  patch(byId("key-list"), KEYS.map(([keys, does]) =>
    h("div", {}, h("dt", {}, keys.split(" ").map(key => h("kbd", {}, key))), h("dd", {}, does))));
}

const depth = ({ run, step }) => run.states[step].depth;

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
      if (found) toSteps(stage, ({ which }) => found[which]);
    },
    O: side => toNext(side, state => state.depth <= depth(side)),
    U: side => toNext(side, state => state.depth < depth(side)),
    L: side => {
      askFor(`Run the ${side.which} side to line`, text => Number(text) && runTo(stage, side, Number(text)));
    },
    1: () => activate(stage, "left"),
    2: () => activate(stage, "right"),
    M: () => {
      byId("unit").selectedIndex = (byId("unit").selectedIndex + 1) % byId("unit").length;
      goTo(stage, pair(stage.time.at));
    },
    "?": () => byId("help").showModal(),
  };
}

function listenToSide(stage, side) {
  const { section, slider, source, which } = side;
  side.calls = makeCallTree(section, which, step => lead(stage, side, step));
  section.addEventListener("pointerdown", () => activate(stage, which));
  section.addEventListener("focusin", () => activate(stage, which));
  slider.addEventListener("input", () => lead(stage, side, Number(slider.value)));
  source.addEventListener("click", ({ target }) => {
    const line = [...source.children].indexOf(target.closest(".line"));
    if (line >= 0 && side.run) runTo(stage, side, line + 1);
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

/** Watch a file on the case that refutes it, beside one that is right. */
function watch(stage, button) {
  const { name } = button.closest(".file").dataset;
  const { wrong, beside } = stage.files.get(name), { right: shown } = stage.chosen;
  const right = wrong || shown === name ? beside : shown;
  location.hash = link(settled(stage, { ...stage.chosen, left: name, right }, "left"));
}

/** What a key means on the page, or "" where it belongs to a control or to the browser. */
export function meaning(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return "";
  const name = NAMES[event.key] ?? (event.key.length === 1 ? event.key.toUpperCase() : event.key);
  const inside = selector => event.target.closest?.(selector);
  if (inside("select, input[type=search], dialog")) return "";
  if (name === "Space" && inside("button, summary, a, input[type=checkbox]")) return "";
  if (/^[→←]$|^Home$|^End$/.test(name) && inside("input[type=range], .scrolls")) return "";
  return KEYS.some(([keys]) => keys.split(" ").includes(name)) && name !== "Tab" ? name : "";
}
