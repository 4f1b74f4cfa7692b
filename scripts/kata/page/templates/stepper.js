// The stepper: two runs side by side, under one set of controls.

const byId = id => document.getElementById(id);
const data = JSON.parse(byId("data").textContent);
strings = data.boards_of_strings;
const cases = new Map(data.cases.map(one => [String(one.number), one]));
const sides = { left: {}, right: {} };
const both = Object.values(sides);
let time = 0; // where both sides are, in the units of the mode
let playing = null;

// ---- Time: one position for both sides ----

const size = side => side.run?.states.length ?? 0;
const mode = () => byId("mode").value;

/** The steps that change the board or, if a side has none, anything at all. */
function marks(side) {
  const byBoard = both.every(other => other.run?.changes.length);
  return byBoard ? side.run.changes : (side.run?.writes ?? []).flatMap((n, i) => n ? [i] : []);
}

function end() {
  if (mode() === "change") return Math.max(...both.map(side => marks(side).length)) + 1;
  return Math.max(...both.map(size), 1) - 1;
}

/** The step that a side shows at a time. */
function stepAt(side, t) {
  const last = Math.max(size(side) - 1, 0);
  if (t >= end()) return last;
  if (mode() === "change") return t ? marks(side)[Math.min(t, marks(side).length) - 1] ?? 0 : 0;
  if (mode() === "fraction") return Math.round(t / Math.max(end(), 1) * last);
  return Math.min(t, last);
}

/** The time at which a side reaches a step. */
function timeAt(side, step) {
  const last = size(side) - 1;
  if (mode() === "change") return step >= last ? end() : marks(side).filter(i => i <= step).length;
  if (mode() === "fraction") return last > 0 ? Math.round(step / last * end()) : 0;
  return step;
}

function goTo(t) {
  time = Math.min(Math.max(t, 0), end());
  for (const side of both) side.step = stepAt(side, time);
  show();
}

/** Take one side to a step; the other follows. */
function lead(side, step) {
  if (step < 0 || step >= size(side)) return;
  time = timeAt(side, step);
  for (const other of both) other.step = other === side ? step : stepAt(other, time);
  show();
}

/** The next step of a side that fits; its last step if there is none. */
function nextStep(side, fits) {
  const found = side.run.states.findIndex((state, i) => i > side.step && fits(state));
  return found < 0 ? size(side) - 1 : found;
}

function over(side) {
  const { d } = side.run.states[side.step];
  lead(side, nextStep(side, state => state.d <= d));
}

function out(side) {
  const { d } = side.run.states[side.step];
  lead(side, nextStep(side, state => state.d < d));
}

/** Run a side until it next reaches a line; start over if it does not reach it any more. */
function runTo(side, line) {
  if (!side.run) return;
  const lines = side.run.states.map(state => state.e === "line" ? state.f.at(-1)[1] : 0);
  const start = Math.max(0, ...lines.filter(other => other <= line)); // the first line of the statement
  if (!start) return;
  const later = lines.indexOf(start, side.step + 1);
  lead(side, later < 0 ? lines.indexOf(start) : later);
}

function showDifference() {
  const path = both.every(side => side.run?.result)
    ? difference(...both.flatMap(side => [side.run.result.v, side.run.result])) ?? [] : [];
  for (const side of both) side.step = Math.max(writer(side.run, path), 0);
  time = timeAt(sides.left, sides.left.step);
  show();
}

function play(on) {
  clearInterval(playing);
  if (on && time >= end()) goTo(0);
  playing = on ? setInterval(() => time < end() ? goTo(time + 1) : play(false), Number(byId("speed").value)) : null;
  byId("play").classList.toggle("playing", Boolean(on));
  byId("play").setAttribute("aria-label", on ? "Pause" : "Play");
  for (const side of both) side.now.setAttribute("aria-live", on ? "off" : "polite");
}

// ---- Display ----

function show() {
  const slider = byId("time");
  slider.max = end();
  slider.value = time;
  const unit = { step: "step", change: "change", fraction: "position" }[mode()];
  const part = both.some(side => side.run && isCut(side.run)) ? " recorded" : "";
  slider.setAttribute("aria-valuetext", `${unit} ${time} of ${end()}${part}`);
  for (const side of both) if (side.run) showSide(side);
}

function showSide(side) {
  const { states } = side.run, state = states[side.step];
  side.section.dataset.step = side.step;
  if (!state) {
    side.now.textContent = "No step was recorded.";
    return;
  }
  const before = states[side.step - 1];
  const [, line] = state.f.at(-1);
  const happens = state.e === "line" ? `line ${line} is next` : {
    return: `returns ${short(state.v, state)}`, yield: `yields ${short(state.v, state)}`, raise: "is left by an exception",
  }[state.e];
  const ends = isCut(side.run) && side.step === states.length - 1 ? ` ${cut(side.run)}` : "";
  side.now.textContent = `Step ${counted(side.step + 1)} of ${total(side.run)}: ${state.f.at(-1)[0]}, ${happens}.${ends}`;
  for (const marked of side.source.querySelectorAll(".next, .ran")) marked.classList.remove("next", "ran");
  const lines = side.source.children;
  if (before) lines[before.f.at(-1)[1] - 1]?.classList.add("ran");
  lines[line - 1]?.classList.add("next");
  keepInView(side.source, lines[line - 1]);
  side.state.replaceChildren(...variables(side, state, before), ...stack(state), ...played(state));
}

/** Scroll within the source only, and only as far as it takes. */
function keepInView(box, line) {
  if (!line) return;
  const top = line.offsetTop, room = line.offsetHeight * 2;
  if (top < box.scrollTop + room) box.scrollTop = top - room;
  if (top + room + line.offsetHeight > box.scrollTop + box.clientHeight) {
    box.scrollTop = top + room + line.offsetHeight - box.clientHeight;
  }
}

/** The variables in scope: boards first, then what has a shape, then plain values. */
function variables(side, state, before) {
  const names = new Map(); // {number of a value: its names}
  const plain = [], pointers = [];
  const add = (name, value, isNew) => {
    if (isNode(value, state)) pointers.push([name, value]);
    else if (held(value, state)) names.set(value[1], [...(names.get(value[1]) ?? []), name]);
    else plain.push([name, value, isNew]);
  };
  const depth = state.f.length - 1;
  const old = before?.f[depth]?.[0] === state.f[depth][0] ? before.f[depth][2] : null;
  for (const [name, value] of Object.entries(state.f[depth][2])) {
    const object = held(value, state);
    if (name === "self" && object?.[1] === "object") {
      const isNew = fresh(before?.h[value[1]]?.[2], object[2]);
      object[2].forEach(([key, inner], i) => add(`self.${key}`, inner, isNew.has(i)));
    } else add(name, value, old && JSON.stringify(old[name]) !== JSON.stringify(value));
  }
  const parameters = Object.keys(cases.get(byId("case").value).input);
  state.a.forEach((value, i) => {
    if (isNode(value, state)) pointers.push(["", value]);
    else if (held(value, state) && !names.has(value[1])) add(parameters[i], value);
  });
  if (held(side.run.board, state) && !names.has(side.run.board[1])) add("board", side.run.board);
  const first = side.run.states.find(other => side.run.board && other.h[side.run.board[1]]);
  const weight = number => rowsOf(["@", number], state) ? 0 : 1;
  const figures = [...names].sort(([a], [b]) => weight(a) - weight(b)).map(([number, called]) => {
    const isBoard = side.run.board?.[1] === number;
    return figure(called.join(" = "), drawn(["@", number], state, before, isBoard ? first : undefined), isBoard);
  });
  if (pointers.length) {
    const called = pointers.map(([name]) => name).filter(Boolean).join(", ");
    figures.unshift(figure(called || "nodes", nodes(pointers, state, before)));
  }
  const values = plain.map(([name, value, isNew]) => element("div", { class: isNew ? "changed" : "" },
    element("dt", {}, name), element("dd", {}, short(value, state))));
  return [...figures, element("dl", { class: "map values" }, ...values)];
}

const figure = (name, picture, isBoard = false) => element("figure", { class: isBoard ? "board" : "" },
  element("figcaption", {}, name), picture);

/** The calls that are under way, when there is more than one. */
function stack(state) {
  if (state.d < 2) return [];
  const calls = state.f.slice(-8).map(([name, line, names], i, all) => {
    const plain = Object.entries(names).filter(([key, value]) => key !== "self" && !held(value, state)).slice(0, 4);
    const given = plain.map(([key, value]) => `${key} = ${short(value, state)}`).join(", ");
    return element("li", { "aria-current": i === all.length - 1 && "step" }, `${name}: `, element("span", {}, given || `line ${line}`));
  });
  const more = state.d > calls.length ? [element("li", { class: "more" }, `${state.d - calls.length} more`)] : [];
  return [element("figure", {}, element("figcaption", {}, `calls under way: ${state.d}`), element("ol", { class: "stack" }, ...more, ...calls))];
}

/** The calls of a class problem, with the one that is being made. */
function played(state) {
  const { calls } = cases.get(byId("case").value);
  if (!calls.length) return [];
  const start = Math.max(0, Math.min(state.n - 3, calls.length - 7));
  const items = calls.slice(start, start + 7).map((call, i) =>
    element("li", { value: start + i, "aria-current": start + i === state.n && "step" }, call));
  return [element("figure", {}, element("figcaption", {}, "calls that are played"), element("ol", { class: "stack", start }, ...items))];
}

/** How a run ended, beside what is expected if that is something else. */
function ending(side) {
  const { run } = side, { expected } = cases.get(byId("case").value);
  const parts = [];
  if (isCut(run)) parts.push(element("p", { class: "quiet" }, cut(run)));
  if (run.message) parts.push(element("p", { class: "red" }, run.message));
  const right = run.word === "Accepted";
  const { fails } = data.files.find(file => file.name === side.name);
  if (right && fails && String(fails) === byId("case").value) {
    parts.push(element("p", { class: "quiet" }, "The judge saw this fail after other calls, which left something behind."));
  }
  if (run.result) {
    const other = right ? undefined : stateOf(expected);
    const [rows, wanted] = [rowsOf(run.result.v, run.result), other && rowsOf(expected.v, other)];
    const fits = rows && wanted && rows.length === wanted.length && rows[0].length === wanted[0].length;
    const picture = fits
      ? grid(rows, run.result, (i, j) => square(rows[i][j]) === square(wanted[i][j]) ? [] : ["wrong"])
      : drawn(run.result.v, stateOf(run.result));
    parts.push(figure(right ? "result" : "result (wrong)", picture));
  }
  if (!right) parts.push(figure("expected", drawn(expected.v, stateOf(expected))));
  return parts;
}

/** An option of a command, as the reader of this page spells it. */
function asked(name, value) {
  return data.options[name].replace("*", value);
}

/** The options that name what is chosen; no page says where a file from elsewhere lies. */
function chosen() {
  const names = new Set([byId("left").value, byId("right").value]);
  const files = data.files.filter(({ name }) => names.has(name));
  const own = files.filter(file => !file.elsewhere).map(file => file.name).join(",");
  return [files.some(file => file.elsewhere) && asked("file", "…"), own && asked("solutions", own)].filter(Boolean).join(" ");
}

/** Show what is chosen on both sides, and open at the difference if one of them is wrong. */
function choose(t = 0) {
  play(false);
  const number = byId("case").value, one = cases.get(number);
  byId("input").replaceChildren(...Object.entries(one.input).map(([name, shown]) => figure(name, drawn(shown.v, stateOf(shown)))));
  for (const [which, side] of Object.entries(sides)) {
    const name = byId(which).value;
    Object.assign(side, { name, run: unpacked(name, number), step: 0 });
    const { section } = side;
    section.querySelector("h3").textContent = name;
    const file = [...document.querySelectorAll(".file")].find(file => file.dataset.name === name);
    const lines = [...file.querySelector(".source").children].map(line => line.cloneNode(true));
    lines.forEach((line, i) => line.addEventListener("click", () => runTo(side, i + 1)));
    side.source.replaceChildren(...lines);
    const word = side.run?.word, verdict = section.querySelector(".verdict");
    verdict.textContent = word ? `${data.words[word].mark} ${word}` : "";
    verdict.className = `verdict ${word ? data.words[word].colour : ""}`;
    section.classList.toggle("missing", !side.run);
    side.state.replaceChildren();
    side.result.replaceChildren(...(side.run ? ending(side) : []));
    if (!side.run) {
      side.now.textContent = `Not on this page; to see it: ${data.call} ${chosen()} ${asked("case", number)}`;
    }
  }
  counts();
  const differs = compareResults();
  if (differs && both.every(side => side.run) && both.some(side => side.run.word !== "Accepted")) showDifference();
  else goTo(t);
}

/** Say whether the results differ, and how. */
function compareResults() {
  const box = byId("difference"), said = box.querySelector("span");
  box.hidden = true;
  if (!both.every(side => side.run)) return false;
  const [a, b] = both.map(side => side.run);
  const path = a.result && b.result ? difference(a.result.v, a.result, b.result.v, b.result) : [];
  if (!path || (!a.result && !b.result)) return false;
  const where = path.length > 1 ? ` at (${path.join(", ")})` : path.length ? ` at ${path[0]}` : "";
  const ends = run => run.result ? short(path.reduce((value, i) => held(value, run.result)[2][i], run.result.v), run.result) : run.word;
  const right = both.every(side => side.run.word === "Accepted") ? ", and both are right" : "";
  said.textContent = `The results differ${where}${right}: ${ends(a)} on the left, ${ends(b)} on the right.`;
  box.hidden = false;
  return true;
}

function counts() {
  const row = (name, count) => element("tr", {}, element("th", { scope: "row" }, name),
    ...both.map(side => element("td", {}, side.run ? count(side.run) : "–")));
  const recorded = count => run => `${isCut(run) ? "at least " : ""}${counted(count(run))}`;
  byId("counts").replaceChildren(element("caption", {}, "What each took"),
    element("thead", {}, element("tr", {}, element("td"), ...both.map(side => element("th", { scope: "col" }, side.name)))),
    element("tbody", {}, row("steps", total), row("calls", recorded(run => run.calls)),
      row("writes", recorded(run => run.writes.reduce((a, b) => a + b, 0))),
      row("changes of the board", recorded(run => run.changes.length))));
}
