// The order of nodes on a circle in which the fewest of their edges cross.

const MOST = 8; // nodes of which all orders are tried
const known = new Map(); // {the edges: the order}, since each step draws the same graph again

/** The place on the circle of each of so many nodes, given [[a, b], ...] of those that are linked. */
export function untangled(count, links) {
  const edges = links.filter(([a, b]) => a < b || !links.some(([c, d]) => c === b && d === a));
  const start = Array.from({ length: count }, (_, i) => i);
  if (count < 4 || count > MOST) return start;
  const key = `${count}: ${edges.join("; ")}`;
  if (!known.has(key)) known.set(key, best(start, edges));
  return known.get(key);
}

/** Of all orders that leave the first in its place, the first one with the fewest crossings. */
function best(start, edges) {
  let found = start, least = crossings(start, edges);
  for (const order of orders(start.slice(1))) {
    if (!least) break;
    const places = [0, ...order], count = crossings(places, edges);
    if (count < least) [found, least] = [places, count];
  }
  return found;
}

function* orders(items) {
  if (!items.length) yield [];
  for (const [i, first] of items.entries()) {
    for (const rest of orders(items.toSpliced(i, 1))) yield [first, ...rest];
  }
}

const cross = ([a, b], [c, d]) => a < c && c < b && b < d;

/** How many pairs of edges cross when each node stands at its place. */
export function crossings(places, edges) {
  const chords = edges.map(([a, b]) => [places[a], places[b]].toSorted((x, y) => x - y));
  return chords.reduce((sum, one) => sum + chords.filter(other => cross(one, other)).length, 0);
}
