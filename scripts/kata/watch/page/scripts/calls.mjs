// The calls of a run as a forest: which contains which, where a step is in it, and which rows show.

/** The calls with the index of the one around each (-1 for none), its level, and where its subtree ends. */
export function nested(calls) {
  const found = calls.map(call => ({ ...call, parent: -1, level: 1, end: calls.length }));
  const around = [];
  const close = i => {
    while (around.length && !holds(found[around.at(-1)], found[i])) found[around.pop()].end = i;
  };
  found.forEach((call, i) => {
    close(i);
    if (around.length) call.parent = around.at(-1);
    call.level = around.length + 1;
    around.push(i);
  });
  return found;
}

const holds = (outer, inner) => outer.depth < inner.depth && inner.first <= outer.last;

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
export function shownRows(tree, isOpen, shows = () => true) {
  const found = [];
  for (let i = 0; i < tree.length; i = isOpen(i) ? i + 1 : tree[i].end) if (shows(tree[i])) found.push(i);
  return found;
}
