// The strip: a thumbnail for each change of the board, of the nodes or, where these stay as they
// are, of the variable that changes most often; red from where the two runs part.

import { byId, h, patch } from "./dom.mjs";
import { graphs, isVertex, vertexTypes } from "./graph.mjs";
import { nodePictures } from "./pictured.mjs";
import { counted, fresh, held, kindOf, round, rowsOf, same, text } from "./values.mjs";

const MOST = 60; // thumbnails of a run
const LEAST = 2; // changes of a variable that are worth a picture
const GAP = 8; // pixels between two
export const HIGH = 34; // pixels of a thumbnail
const WIDEST = 132, NARROWEST = 30;
const CELL = 8; // pixels of a square at most
const LETTER = 6, SLOT = 15; // pixels of a letter, of an item's height
const FEW = 14; // items whose text is written
const LINES = 2; // of such texts

/** Make the strip lead to steps. */
export function listenToStrip(stage, go) {
  const film = byId("film");
  stage.strip = { film, reels: [], chosen: [] };
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
}

/** Take the runs that are chosen; `apart` is where they part. */
export function loadStrip(stage, apart) {
  const { strip, both, data } = stage;
  const reels = both.map(side => ({ side, found: side.run && changing(side.run, data) }));
  for (const reel of reels) {
    const isWrong = reel.side.run && !reel.side.run.verdict.accepts;
    reel.red = isWrong && apart ? apart[reel.side.which] : Infinity;
  }
  const counts = reels.map(({ found }) => found?.steps.length ?? 0);
  const wanted = reels.map(({ found, red }) => found?.steps.findIndex(step => step > red) ?? -1);
  const isShown = counts.some(count => count > 1);
  const chosen = isShown ? thinned(Math.max(...counts), MOST, wanted) : [];
  for (const reel of reels) reel.thumbs = reel.found ? chosen.map(i => thumb(reel, i, data)) : [];
  const wide = Math.max(HIGH, ...reels.flatMap(({ thumbs }) => thumbs.map(one => one?.wide ?? 0)));
  Object.assign(strip, { reels, chosen });
  strip.film.style.setProperty("--thumb", `${wide + GAP}px`);
  byId("strip").hidden = !isShown;
}

/** Show where both runs are among their changes. */
export function showStrip({ strip, active }) {
  const { film, reels, chosen } = strip;
  reels.forEach((reel, side) => {
    const here = columnOf(strip, reel);
    patch(film.children[side], chosen.map((i, k) => drawn(reel, k, i, i === here)));
    patch(byId("reels").children[side], reel.found && `${reel.side.which}: ${reel.found.name}`);
  });
  const here = film.querySelector(`[data-side=${active}][aria-current]`);
  if (!here) return;
  const from = here.offsetLeft - film.offsetLeft, isLeft = from < film.scrollLeft;
  if (isLeft || from + here.offsetWidth > film.scrollLeft + film.clientWidth) film.scrollLeft = from - film.clientWidth / 2;
}

/** The number of the last change that has a thumbnail and has been made on a side. */
const columnOf = ({ chosen }, { found, side }) =>
  chosen.findLast(i => found?.steps[i] <= side.step) ?? chosen[0];

/** A change with what is drawn of it; nothing where a run has fewer. */
function thumb({ side: { run: { states, shared } }, found }, i, { kinds, strings }) {
  const step = found.steps[i], before = i ? states[step - 1] : undefined;
  if (step === undefined) return null;
  return { step, ...thumbnail(found, states[step], before, states[found.steps[0]], { kinds, strings, shared }) };
}

function drawn({ side, found, red, thumbs }, k, i, isHere) {
  const { step, drawn: shown } = thumbs[k] ?? {};
  if (step === undefined) return h("span", { class: "thumb" });
  const isRed = i > 0 && step > red;
  const label = `${i ? `change ${counted(i)}` : "start"} of ${found.name}, step ${counted(step + 1)}${isRed ? ", after the difference" : ""}`;
  return h("button", {
    type: "button", tabindex: -1, "data-to": step, "data-side": side.which, title: label,
    "aria-current": isHere && "step", class: isRed ? "thumb red" : "thumb",
  }, shown);
}

const picture = (wide, high, ...inside) =>
  h("svg", { width: wide, height: Math.min(high, HIGH), viewBox: `0 0 ${wide} ${high}`, "aria-hidden": "true" }, inside);

/** The thumbnail of a state after `before`: {wide, drawn}, or null if there is nothing to draw. */
export function thumbnail(found, state, before, first, on) {
  if (!found.valueIn) return nodes({ ...on, state, before });
  const value = found.valueIn(state);
  const rows = rowsOf(value, state, on.strings);
  return rows && !arePairs(rows) ? board(rows, ...[before, first].map(other => other && rowsOf(found.valueIn(other), other, on.strings)))
    : items(value, state, before && found.valueIn(before), before);
}

/** Whether rows are pairs of whole numbers, of which squares would say nothing. */
const arePairs = rows => rows[0].length === 2 && rows.flat().every(Number.isInteger);

/** All nodes as they are drawn large, made small. */
function nodes(on) {
  const seen = { ...on, types: vertexTypes(on.state) };
  const found = [...nodePictures(seen), graphs(seen)].filter(Boolean).map(svgIn);
  if (!found.length) return null;
  const [large] = found.toSorted((a, b) => b.attributes.width - a.attributes.width);
  const { width, height, viewBox } = large.attributes;
  const scale = Math.min(HIGH / height, WIDEST / width, 0.6);
  const wide = Math.ceil(width * scale), attributes = { width: wide, height: Math.ceil(height * scale), viewBox };
  return { wide, drawn: { ...large, attributes: { ...attributes, class: "drawing", "aria-hidden": "true" } } };
}

const svgIn = one => one.tag === "svg" ? one
  : one.children.map(child => child.tag && svgIn(child)).find(Boolean);

/** A board as squares: those that have just changed, have changed before, hold something unusual. */
function board(rows, before, first) {
  const isUnusual = fewAmong((first ?? rows).flat());
  const longest = rows[0].length, size = Math.min(CELL, HIGH / rows.length, WIDEST / longest);
  const paths = { plain: "", filled: "", settled: "", changed: "" };
  rows.forEach((row, i) => row.forEach((cell, j) => {
    const differs = other => other && !same(cell, other[i]?.[j]);
    const kind = differs(before) ? "changed" : differs(first) ? "settled" : isUnusual(cell) ? "filled" : "plain";
    const gap = size > 3 ? 1 : 0, side = round(size - gap);
    paths[kind] += `M${round(j * size)} ${round(i * size)}h${side}v${side}h-${side}z`;
  }));
  const wide = Math.ceil(longest * size), high = Math.ceil(rows.length * size);
  return { wide, drawn: picture(wide, high, squares(paths)) };
}

const squares = paths => Object.entries(paths).filter(([, d]) => d).map(([kind, d]) => h("path", { class: kind, d }));

/** Tells the cells that are not like most of these; none if there are no most. */
function fewAmong(cells) {
  const counts = new Map();
  for (const cell of cells) counts.set(String(cell), (counts.get(String(cell)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const [usual] = [...counts].find(([, count]) => count === most);
  return cell => 2 * most >= cells.length && String(cell) !== usual;
}

function textsOf(value, state) {
  const { shape, items: inner = [] } = held(value, state) ?? {}, isMap = shape === "map";
  return (typeof value === "string" ? [...value] : inner).map(item =>
    isMap ? `${bare(item.key, state)}:${bare(item.value, state)}` : bare(item, state));
}

/** A list, a string, a set or a map, item by item: as text where there are few, else as squares. */
function items(value, state, old, before) {
  const texts = textsOf(value, state), isNew = before ? fresh(textsOf(old, before), texts) : new Set();
  return (texts.length <= FEW && written(texts, isNew)) || blocks(texts.length, isNew);
}

const bare = (item, state) => typeof item === "string" ? item : text(item, state).replaceAll(", ", ",");

/** The texts in a few lines; null where they do not fit. */
function written(texts, isNew) {
  const widths = texts.map(one => Math.max(one.length * LETTER + 5, 11));
  let x = 0, y = 0, wide = NARROWEST;
  const cells = texts.map((one, i) => {
    if (x && x + widths[i] > WIDEST) [x, y] = [0, y + SLOT + 2];
    const left = x;
    x += widths[i] + 1;
    wide = Math.max(wide, x);
    return h("g", { class: isNew.has(i) ? "changed" : "plain" },
      h("rect", { x: left, y, width: widths[i], height: SLOT, rx: 2 }),
      h("text", { x: left + widths[i] / 2, y: y + SLOT - 4 }, one));
  });
  const fits = wide <= WIDEST + 1 && y < LINES * (SLOT + 2);
  return fits ? { wide, drawn: picture(wide, y + SLOT, cells) } : null;
}

function blocks(count, isNew) {
  const size = Math.max(Math.min(CELL, Math.sqrt(WIDEST * HIGH / Math.max(count, 1)) - 0.5), 1);
  const columns = Math.max(Math.floor(WIDEST / size), 1), paths = { plain: "", changed: "" };
  for (let i = 0; i < Math.min(count, columns * Math.floor(HIGH / size)); i++) {
    const side = round(size > 3 ? size - 1 : size);
    paths[isNew.has(i) ? "changed" : "plain"] +=
      `M${round(i % columns * size)} ${round(Math.floor(i / columns) * size)}h${side}v${side}h-${side}z`;
  }
  const wide = Math.max(Math.ceil(Math.min(count, columns) * size), NARROWEST);
  return { wide, drawn: picture(wide, Math.ceil(Math.ceil(count / columns) * size) || SLOT, squares(paths)) };
}

/** What changes in a run: its name, its value in a state (nothing for nodes, which are all drawn),
 * and the steps, the first one included. @param {import("./runs.mjs").Run} run @param {Py.Data} data */
export function changing({ states, story }, { parameters, kinds }) {
  if (!story) return null;
  if (story.changes.length && story.board) {
    const at = states[0].arguments.findIndex(value => same(value, story.board));
    return { name: parameters[at] ?? "the result", valueIn: () => story.board, steps: [0, ...story.changes] };
  }
  const steps = changesOfNodes(states, kinds);
  if (steps.length) return { name: "nodes", valueIn: null, steps: [0, ...steps] };
  return busiest(states);
}

/** The steps at which a node has become another, or a new one is there. */
function changesOfNodes(states, kinds) {
  return states.flatMap((state, step) => {
    const before = states[step - 1];
    if (!before || state.heap === before.heap) return [];
    const types = vertexTypes(state);
    const isNode = value => kindOf(value, { state, kinds }) || isVertex(value, { state, types, kinds });
    const isNew = number => !same(state.heap[number], before.heap[number]) && isNode({ held: Number(number) });
    return Object.keys(state.heap).some(isNew) ? [step] : [];
  });
}

/** The variable that changes most often while the outermost call has it. */
function busiest(states) {
  const known = new Map(); // {name: what it last held, and the steps at which that changed}
  states.forEach((state, step) => {
    for (const [name, value] of Object.entries(variables(state))) {
      if (name === "self" || !isDrawn(value, state)) continue;
      const now = contents(value, state), one = known.get(name);
      if (!one) known.set(name, { now, steps: [step], isKept: true });
      else if (now.length !== one.now.length || now.some((part, i) => part !== one.now[i])) {
        one.isKept &&= typeof value !== "string" || growsOrShrinks(one.now[0], value);
        one.now = now;
        one.steps.push(step);
      }
    }
  });
  const [found] = [...known].filter(([, one]) => one.isKept).toSorted(([, a], [, b]) => b.steps.length - a.steps.length);
  if (!found || found[1].steps.length <= LEAST) return null;
  const [name, { steps }] = found;
  return { name, valueIn: state => variables(state)[name], steps };
}

/** Whether a string is the other with letters more or fewer at an end, and not just another one. */
const growsOrShrinks = (old, now) => [[old, now], [now, old]].some(([part, whole]) =>
  typeof part === "string" && typeof whole === "string" && (whole.startsWith(part) || whole.endsWith(part)));

/** The variables of the outermost call, as long as it is recorded. */
const variables = ({ frames, depth }) => frames.length === depth ? frames[0]?.names ?? {} : {};

const isDrawn = (value, state) => typeof value === "string" || ["list", "set", "map"].includes(held(value, state)?.shape);

/** What makes a value what it is: states share all that stays the same. */
function contents(value, state) {
  const object = held(value, state);
  return object ? [object, ...object.items.map(item => held(item, state))] : [value];
}

/** At most so many of so many numbers, evenly, with the first, the last and those that are wanted. */
export function thinned(count, most, wanted = []) {
  const all = Array.from({ length: Math.min(count, most) }, (_, i) =>
    count <= most ? i : Math.round(i * (count - 1) / (most - 1)));
  const also = wanted.filter(i => i >= 0 && i < count);
  return [...new Set([...all, ...also])].toSorted((a, b) => a - b);
}
