// The tree of a side's calls: rows that fold, with what each call was given and gave. Only the rows
// in sight are made, so that thousands of calls cost no more than ten.

import { h, patch } from "./dom.mjs";
import { isCut } from "./runs.mjs";
import { counted } from "./values.mjs";

const ROW = 20; // pixels, as in runs.css
const BEYOND = 4; // rows that are made above and below those in sight

/** The tree of a side, in its element; `go` leads to a step. */
export function makeCallTree(section, which, go) {
  const element = section.querySelector(".call-rows");
  const tree = { element, which, box: section.querySelector(".call-tree"), go, calls: [], rows: [] };
  element.addEventListener("scroll", () => draw(tree));
  element.addEventListener("click", ({ target }) => {
    const row = target.closest("[data-call]");
    if (!row) return;
    tree.cursor = Number(row.dataset.call);
    if (target.closest(".twisty")) fold(tree, tree.cursor, !isOpen(tree, tree.cursor));
    else go(tree.calls[tree.cursor].first);
  });
  element.addEventListener("keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey || !pressed(tree, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  return tree;
}

/** Show the calls of another run. */
export function loadCalls(tree, run) {
  const calls = nested(run?.story?.calls ?? []);
  const isShown = isWorthwhile(calls);
  Object.assign(tree, {
    calls: isShown ? calls : [], folds: new Map(), path: new Set(), current: -1, cursor: 0,
    many: run && isShown ? `${isCut(run) ? "at least " : ""}${counted(calls.length)} calls` : "",
  });
  tree.box.hidden = !isShown;
}

/** Show where a run is in its calls. */
export function showCalls(tree, step) {
  const { calls, folds } = tree, current = callAt(calls, step);
  if (!calls.length) return;
  if (current !== tree.current) {
    tree.path = pathTo(calls, current);
    for (const i of tree.path) if (folds.get(i) === false) folds.delete(i);
    tree.cursor = current < 0 ? tree.cursor : current;
  }
  Object.assign(tree, { step, current });
  relist(tree);
  patch(tree.box.querySelector(".quiet"), `${tree.many} · ${tree.path.size} under way`);
  const latest = lastBegun(calls, step);
  keepInView(tree, tree.rows.findLastIndex(i => i <= latest));
  keepInView(tree, tree.rows.indexOf(current), true);
  draw(tree);
}

const isOpen = (tree, i) => tree.folds.get(i) ?? tree.path.has(i);

function fold(tree, i, opens) {
  tree.folds.set(i, opens);
  relist(tree);
  draw(tree);
}

const relist = tree => { tree.rows = shownRows(tree.calls, i => isOpen(tree, i)); };

/** Scroll so that a row is in sight; `gently`, only as long as what is in sight stays so. */
function keepInView({ element }, at, gently = false) {
  const top = at * ROW, room = element.clientHeight - ROW;
  if (at < 0 || room <= 0 || (gently && Math.abs(top - element.scrollTop) > room)) return;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (top > element.scrollTop + room) element.scrollTop = top - room;
}

/** Make the rows that are in sight. */
function draw(tree) {
  const { element, rows, which } = tree;
  const from = Math.max(Math.floor(element.scrollTop / ROW) - BEYOND, 0);
  const to = Math.min(from + Math.ceil((element.clientHeight || 10 * ROW) / ROW) + 2 * BEYOND, rows.length);
  const space = h("p", { class: "space", role: "none" });
  patch(element, space, rows.slice(from, to).map(i => drawnRow(tree, i)), space);
  element.firstChild.style.height = `${from * ROW}px`;
  element.lastChild.style.height = `${(rows.length - to) * ROW}px`;
  const isMade = rows.slice(from, to).includes(tree.cursor);
  if (isMade) element.setAttribute("aria-activedescendant", `${which}-call-${tree.cursor}`);
  else element.removeAttribute("aria-activedescendant");
}

function drawnRow(tree, i) {
  const { calls, which, step, current, cursor } = tree;
  const { name, given, gave, first, last, level } = calls[i];
  const hasMore = hasInner(calls, i), opened = isOpen(tree, i), isBack = step >= last && gave;
  const result = isBack ? ` → ${gave}` : "";
  const kinds = [i === cursor && "at", first > step && "later"];
  return h("div", {
    role: "treeitem", id: `${which}-call-${i}`, "data-call": i, "aria-level": level,
    "aria-expanded": hasMore ? String(opened) : undefined, "aria-current": i === current && "step",
    class: ["row", ...kinds].filter(Boolean).join(" "), title: `${name}${given}${result}`,
  },
    h("span", { class: "twisty", "aria-hidden": "true" }, hasMore ? opened ? "▾" : "▸" : "·"),
    h("span", { class: "call" }, h("b", {}, name), given.split(` = ${name}`).at(-1)),
    result && h("span", { class: "gave" }, result));
}

/** What a key does in the tree; false if nothing. */
function pressed(tree, key) {
  const { calls, rows, cursor } = tree, at = rows.indexOf(cursor);
  const opened = isOpen(tree, cursor), inner = hasInner(calls, cursor), enter = () => tree.go(calls[cursor].first);
  const to = row => {
    tree.cursor = row >= 0 ? row : cursor;
    keepInView(tree, rows.indexOf(tree.cursor));
    draw(tree);
  };
  const act = {
    ArrowDown: () => to(rows[at + 1]), ArrowUp: () => to(rows[at - 1]), Home: () => to(rows[0]), End: () => to(rows.at(-1)),
    ArrowRight: () => inner && !opened ? fold(tree, cursor, true) : to(inner ? rows[at + 1] : cursor),
    ArrowLeft: () => inner && opened ? fold(tree, cursor, false) : to(calls[cursor].parent),
    Enter: enter, " ": enter,
  }[key];
  act?.();
  return Boolean(act);
}

const holds = (outer, inner) => outer.depth < inner.depth && inner.first <= outer.last;

/** The calls with the index of the one around each (-1 for none), its level, and where its subtree ends. */
export function nested(calls) {
  const found = calls.map(call => ({ ...call, parent: -1, level: 1, end: calls.length }));
  const around = [];
  found.forEach((call, i) => {
    while (around.length && !holds(found[around.at(-1)], call)) found[around.pop()].end = i;
    if (around.length) call.parent = around.at(-1);
    call.level = around.length + 1;
    around.push(i);
  });
  return found;
}

/** Whether a tree says more than the code does: some call is made by another. */
export const isWorthwhile = tree => tree.some(({ level }) => level > 1);

export const hasInner = (tree, i) => tree[i].end > i + 1;

/** The index of the innermost call at a step, -1 between two that LeetCode plays. */
export const callAt = (tree, step) => tree.findLastIndex(({ first, last }) => first <= step && step <= last);

/** The index of the last call that has begun by a step. */
export const lastBegun = (tree, step) => tree.findLastIndex(({ first }) => first <= step);

/** The indexes of a call and of those around it. */
export function pathTo(tree, i) {
  const path = new Set();
  for (let at = i; at >= 0; at = tree[at].parent) path.add(at);
  return path;
}

/** The indexes of the calls that are in sight: those around them are all open. */
export function shownRows(tree, opens) {
  const found = [];
  for (let i = 0; i < tree.length; i = opens(i) ? i + 1 : tree[i].end) found.push(i);
  return found;
}
