// Where two runs are: they move together by "step" or by "change", or each on its own, "apart".

/** The marks of a run in a unit: its start, its changes and its end, or every step. @param {import("./runs.mjs").Run} run */
const marks = (run, unit) =>
  unit === "change" ? [...new Set([0, ...run.story?.changes ?? [], run.last])] : Array.from({ length: run.last + 1 }, (_, i) => i);

/** The step that lies so many units after another one, or before it. */
export function moved(run, step, count, unit) {
  const some = marks(run, unit);
  const ahead = count > 0 ? some.filter(mark => mark > step) : some.filter(mark => mark < step).toReversed();
  return ahead[Math.min(Math.abs(count), ahead.length) - 1] ?? step;
}

/** How many units lead from one step to another. */
function distance(run, from, to, unit) {
  const [low, high] = from < to ? [from, to] : [to, from];
  return marks(run, unit).filter(mark => mark > low && mark <= high).length * (from < to ? 1 : -1);
}

/** Where both sides are (`at`), where they were last put (`from`), and the units moved since (`by`). */
export const pair = at => ({ from: { ...at }, by: 0, at: { ...at } });

/** The pair after so many units more; it goes back by the way it came. */
export function advanced(now, runs, count, { unit, active }) {
  const by = now.by + count;
  const at = { ...now.at };
  for (const side of Object.keys(runs)) {
    const moves = runs[side] && (unit !== "apart" || side === active);
    if (moves) at[side] = moved(runs[side], now.from[side], by, unit);
  }
  const same = Object.keys(at).every(side => at[side] === now.at[side]);
  return same ? now : { ...now, by, at };
}

/** The pair after one side was put at a step; the other follows, unless each is on its own. */
export function put(now, runs, side, step, { unit }) {
  const other = side === "left" ? "right" : "left";
  const at = { ...now.at, [side]: step };
  if (unit !== "apart" && runs[other]) {
    const count = distance(runs[side], now.at[side], step, unit);
    at[other] = moved(runs[other], now.at[other], count, unit);
  }
  return pair(at);
}

/** The step after this one at which a fitting state comes; the last step if there is none. */
export function next(run, step, fits) {
  const found = run.states.findIndex((state, i) => i > step && fits(state));
  return found < 0 ? run.last : found;
}
