// Runs: makes states out of changes, and finds things out about them.

/** A state after one change; it shares with the old one whatever stays the same. */
function changed(old, path, ...change) {
  if (!path.length) {
    if (change.length === 1) return change[0];
    const [start, count, items] = change;
    return old.toSpliced(start, count, ...items);
  }
  const [key, ...rest] = path;
  const copy = Array.isArray(old) ? old.slice() : { ...old };
  if (!rest.length && !change.length) delete copy[key];
  else copy[key] = changed(copy[key], rest, ...change);
  return copy;
}

/** A run with all its states; the same run is unpacked only once. */
function unpacked(name, number) {
  const run = data.runs[name]?.[number];
  if (!run || run.states) return run;
  const [first, ...others] = run.steps;
  run.states = first ? [first] : [];
  for (const changes of others) {
    run.states.push(changes.reduce((state, change) => changed(state, ...change), run.states.at(-1)));
  }
  const ends = run.states.at(-1);
  const given = data.in_place ? ends?.a[0] : ends?.e === "return" && ends.d === 1 ? ends.v : null;
  const isList = value => held(value, ends)?.[1] === "list";
  run.board = [given, ...(ends?.a ?? [])].find(isList) ?? null;
  run.changes = run.states.flatMap((state, i) => i && boardAt(run, i) !== boardAt(run, i - 1) ? [i] : []);
  run.writes = run.states.map((state, i) => i ? writes(run.states[i - 1], state) : 0);
  run.calls = ends?.c ?? 0;
  return run;
}

const counted = count => count.toLocaleString("en");
const isCut = run => run.stopped || run.left_out > 0;

/** How many steps a run takes, as far as that is known. */
function total(run) {
  const known = counted(run.states.length + run.left_out);
  return run.stopped ? `over ${known}` : known;
}

/** Says where a recording ended early. */
function cut(run) {
  const steps = run.states.length;
  const of = run.left_out ? ` of ${total(run)}` : "";
  return `Recording stopped after ${counted(steps)}${of} step${steps === 1 && !of ? "" : "s"}.`;
}

/** The board in a state as one text, to be compared. */
function boardAt(run, i) {
  const value = run.board && run.states[i].h[run.board[1]] && run.board;
  const plain = (inner, deep) => held(inner, run.states[i]) && deep < 5
    ? held(inner, run.states[i])[2].map(item => plain(item, deep + 1)) : inner;
  return value ? JSON.stringify(plain(value, 0)) : "";
}

/** How many items of lists, sets, maps and objects a step has written. */
function writes(before, now) {
  let count = 0;
  for (const [number, object] of Object.entries(now.h)) {
    const old = before.h[number];
    if (old && old !== object) count += Math.max(fresh(old[2], object[2]).size, 1);
  }
  return count;
}

/** The item at a path in nested lists, as text. */
function itemAt(value, path, state) {
  for (const index of path) value = held(value, state)?.[2][index];
  return value === undefined ? "" : text(value, state);
}

/** The first path at which two results differ, or null. */
function difference(a, aState, b, bState, path = []) {
  const [x, y] = [held(a, aState), held(b, bState)];
  if (!x || !y || x[1] !== "list" || y[1] !== "list" || x[2].length !== y[2].length) {
    return text(a, aState) === text(b, bState) ? null : path;
  }
  for (let i = 0; i < x[2].length; i++) {
    const found = difference(x[2][i], aState, y[2][i], bState, [...path, i]);
    if (found) return found;
  }
  return null;
}

/** The step that wrote what ends up at this path; the last step if no recorded one did. */
function writer(run, path) {
  const last = run.states.length - 1;
  if (!run.result) return Math.min(run.states.findLastIndex(state => state.e !== "raise") + 1, last);
  if (cases.get(byId("case").value).calls.length) {
    const found = run.states.findLastIndex(state => state.n === path[0]);
    return found < 0 ? last : found;
  }
  if (!run.board || !path.length) return last;
  const item = i => itemAt(run.board, path, run.states[i]);
  if (isCut(run) && item(last) !== itemAt(run.result.v, path, run.result)) return last;
  const found = run.states.findLastIndex((_, i) => i > 0 && item(i) !== item(i - 1));
  return found < 0 ? last : found;
}
