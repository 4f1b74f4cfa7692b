// The strip: a thumbnail for each change on both sides, the left run above the right one, red from
// where they part. Only those in sight are drawn, and none before the strip itself is.

import { changing, thinned } from "./changes.mjs";
import { byId, h, patch } from "./dom.mjs";
import { HIGH, thumbnail } from "./thumbs.mjs";
import { counted } from "./values.mjs";

const MOST = 160; // thumbnails of a run
const GAP = 8; // pixels between two
const SIDES = 3; // thumbnails whose widths decide how far they stand apart

/** Make the strip lead to steps; it is drawn once it is in sight. */
export function listenToStrip(stage, go) {
  const film = byId("film");
  stage.strip = { film, isSeen: false, reels: [], chosen: [] };
  film.addEventListener("scroll", () => draw(stage));
  film.addEventListener("click", ({ target }) => {
    const { side, to } = target.closest("[data-to]")?.dataset ?? {};
    if (side) go(stage.sides[side], Number(to));
  });
  film.addEventListener("keydown", event => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const reel = stage.strip.reels.find(({ side }) => side.which === stage.active);
    if (!by || !reel?.found || event.ctrlKey || event.altKey || event.metaKey) return;
    const { chosen } = stage.strip, at = chosen.indexOf(columnOf(stage.strip, reel)) + by;
    const to = reel.found.steps[chosen[Math.max(at, 0)]];
    if (to !== undefined) go(reel.side, to);
    event.preventDefault();
    event.stopPropagation();
  });
  new IntersectionObserver(entries => {
    stage.strip.isSeen = entries.at(-1).isIntersecting;
    showStrip(stage);
  }).observe(byId("strip"));
}

/** Take the runs that are chosen; `apart` is where they part. */
export function loadStrip(stage, apart) {
  const { strip, both, data } = stage;
  const reels = both.map(side => ({ side, found: side.run && changing(side.run, data), known: new Map() }));
  for (const reel of reels) {
    const isWrong = reel.side.run && !reel.side.run.verdict.accepts;
    reel.red = isWrong && apart ? apart.at[reel.side.which] : Infinity;
  }
  const counts = reels.map(({ found }) => found?.steps.length ?? 0);
  const wanted = reels.map(({ found, red }) => found?.steps.findIndex(step => step > red) ?? -1);
  const isShown = counts.some(count => count > 1);
  Object.assign(strip, { reels, chosen: isShown ? thinned(Math.max(...counts), MOST, wanted) : [], wide: 0 });
  byId("strip").hidden = !isShown;
}

/** Show where both runs are among their changes. */
export function showStrip(stage) {
  const { strip, active } = stage, reel = strip.reels.find(({ side }) => side.which === active);
  strip.isSeen ||= strip.film.getBoundingClientRect().top < innerHeight;
  if (!strip.isSeen || !strip.chosen.length) return;
  strip.wide ||= widest(strip, stage.data) + GAP;
  if (reel.found) {
    const left = strip.chosen.indexOf(columnOf(strip, reel)) * strip.wide, { film } = strip;
    const room = film.clientWidth - 2 * strip.wide;
    if (left < film.scrollLeft + strip.wide || left > film.scrollLeft + room) film.scrollLeft = left - room / 2;
  }
  draw(stage);
}

/** The number of the last change that has a thumbnail and has been made on a side. */
const columnOf = ({ chosen }, { found, side }) => chosen.findLast(i => found.steps[i] <= side.step) ?? chosen[0];

/** The thumbnail of a change, which is drawn once. */
function thumb({ side: { run }, found, known }, i, data) {
  const step = found.steps[i];
  if (!known.has(step)) {
    const { states, shared } = run;
    const on = { kinds: data.kinds, strings: data.strings, shared };
    known.set(step, thumbnail(found, states[step], i ? states[step - 1] : undefined, states[found.steps[0]], on));
  }
  return known.get(step);
}

/** The width of the widest of a few thumbnails. */
function widest({ reels }, data) {
  const some = reels.filter(({ found }) => found).flatMap(reel => {
    const last = reel.found.steps.length - 1;
    return Array.from({ length: SIDES }, (_, k) => thumb(reel, Math.round(last * k / (SIDES - 1)), data)?.wide ?? 0);
  });
  return Math.max(HIGH, ...some);
}

/** Draw the thumbnails that are in sight. */
function draw({ strip, data }) {
  const { film, chosen, reels, wide, isSeen } = strip;
  if (!isSeen || !wide) return;
  const from = Math.max(Math.floor(film.scrollLeft / wide) - 1, 0);
  const to = Math.min(from + Math.ceil(film.clientWidth / wide) + 3, chosen.length);
  film.style.setProperty("--thumb", `${wide}px`);
  reels.forEach((reel, k) => {
    const box = film.children[k], at = reel.found ? columnOf(strip, reel) : -1;
    const shown = reel.found ? chosen.slice(from, to) : [];
    patch(box, space(), shown.map(i => drawn(reel, i, i === at, data)), space());
    box.firstChild.style.width = `${from * wide}px`;
    box.lastChild.style.width = `${(chosen.length - (reel.found ? to : 0)) * wide}px`;
    patch(byId("reels").children[k], reel.found && `${reel.side.which}: ${reel.found.name}`);
  });
}

const space = () => h("p", {});

function drawn(reel, i, isHere, data) {
  const { side, found, red } = reel, step = found.steps[i];
  if (step === undefined) return h("span", { class: "thumb" });
  const isRed = i > 0 && step > red;
  const label = `${i ? `change ${counted(i)}` : "start"} of ${found.name}, step ${counted(step + 1)}${isRed ? ", after the difference" : ""}`;
  return h("button", {
    type: "button", tabindex: -1, "data-to": step, "data-side": side.which, title: label,
    "aria-current": isHere && "step", class: isRed ? "thumb red" : "thumb",
  }, thumb(reel, i, data)?.drawn);
}
