// What this browser knows of the road: what is due, begun and new, how much of each list and topic is
// solved, and on which days of a year something was practised.

import { byId, h, patch } from "./dom.mjs";
import { draftOf, dueStates, logText, practisedDays, solvedDays, states, today } from "./kept.mjs";
import { plural } from "./values.mjs";

const FEW = 2; // names in a line
const DAY = 86_400_000, YEAR = 365, WEEK = 7; // milliseconds, days, days
const SHADES = [0, .4, .7, 1]; // of days with so many problems

const isNew = ({ state, isSolved, isBegun }) => !state && !isSolved && !isBegun;
const line = (name, ...parts) => [h("dt", {}, name), h("dd", {}, parts)];
const dayFrom = (day, distance) => new Date(Date.parse(day) + distance * DAY).toISOString().slice(0, 10);
const dayName = (day, how) => new Date(day).toLocaleDateString("en-GB", { timeZone: "UTC", ...how });

/** Each row of the road with its state: {id, title, row, groups, isSolved, isDue, isBegun, state}. */
function standing() {
  const known = states(), due = Object.fromEntries(dueStates()), solved = solvedDays();
  return [...document.querySelectorAll("#road li[id]")].map(row => {
    const { id, dataset: { lists } } = row, state = known[id], isSolved = id in solved || Boolean(state?.solved);
    const { draft, earlier } = draftOf(id), isBegun = !isSolved && (draft !== "" || earlier.length > 0);
    const groups = ["road", ...lists.split(" "), row.closest("section").getAttribute("aria-labelledby")];
    return { id, title: row.firstElementChild.textContent, row, groups, state, isSolved, isBegun, isDue: id in due };
  });
}

/** Show what is known, where one has been here before. */
export function showStanding() {
  const all = standing(), isReturning = logText() !== "" || !all.every(isNew);
  all.forEach(mark);
  if (isReturning) [showToday, showProgress, showYear].forEach(show => show(all));
  document.querySelector(".front").classList.toggle("returning", isReturning);
}

/** Offer what is due, or else begun, or else new; list it, with what was done and what comes back. */
function showToday(all) {
  const day = today(), due = dueStates().map(([slug]) => all.find(({ id }) => id === slug)).filter(Boolean);
  const begun = all.filter(({ isBegun, isDue }) => isBegun && !isDue), fresh = all.filter(isNew).slice(0, 1);
  const done = all.filter(({ state, isDue }) => state?.last === day && !isDue);
  const [[{ id, title }], before, after] = [[due, "Solve", " again"], [begun, "Go on with", ""], [fresh, "Begin", ""], [[{}]]].find(([some]) => some.length);
  Object.assign(byId("begin"), { href: `${id}.html`, textContent: `${before} ${title}${after}` }).parentElement.hidden = !id;
  const later = comingBack(all, day);
  patch(byId("hello"), "Today", h("span", { class: "quiet" }, dayName(day, { weekday: "long", day: "numeric", month: "long" })));
  patch(byId("today"), Object.entries({ due, begun, new: fresh, done }).map(([name, some]) => some.length > 0 && line(name,
    some.slice(0, FEW).map((one, i) => [i > 0 && " · ", h("a", { href: `${one.id}.html` }, one.title)]),
    some.length > FEW && ` and ${some.length - FEW} more`)), later && line("to come", later));
  for (const one of document.querySelectorAll("#path li")) one.firstElementChild.ariaCurrent = fresh[0]?.groups.includes(one.dataset.of) ? "step" : null;
}

/** Says how much comes back on the next two days on which something does, and after them. */
function comingBack(all, day) {
  const later = all.filter(({ state }) => state?.due > day).map(({ state }) => state.due).toSorted();
  const days = [...Map.groupBy(later, due => due)].slice(0, 2), rest = later.length - days.flatMap(([, some]) => some).length;
  const name = due => due === dayFrom(day, 1) ? "tomorrow" : `on ${dayName(due, { weekday: "short", day: "numeric", month: "short" })}`;
  return [...days.map(([due, some]) => `${some.length} ${name(due)}`), ...rest ? [`${rest} later`] : []].join(", ");
}

/** Open any problem that is due or new: the usual order gives a problem's pattern away. */
export function openAny() {
  const some = standing().filter(one => one.isDue || isNew(one));
  if (some.length) location.assign(`${some[Math.floor(Math.random() * some.length)].id}.html`);
}

function mark({ row, isSolved, isDue, isBegun }) {
  for (const [name, is] of Object.entries({ solved: isSolved, due: isDue, begun: isBegun })) row.classList.toggle(name, is);
  patch(row.querySelector(".marks"), isSolved && h("span", { class: "green" }, h("span", { "aria-hidden": "true" }, "✓"), h("span", { class: "unseen" }, " solved")),
    isDue && " due", isBegun && " begun");
}

/** Say of the road, its lists and its topics how much is solved. */
function showProgress(all) {
  for (const place of document.querySelectorAll("[data-of]")) {
    const some = all.filter(({ groups }) => groups.includes(place.dataset.of)), solved = some.filter(({ isSolved }) => isSolved).length;
    place.querySelector(".count").textContent = `${solved} of ${some.length}`;
    place.querySelector(".part")?.setAttribute("stroke-dasharray", `${solved} ${some.length}`);
  }
}

/** Draw the days of a year, a column for each week, and count those on which something was practised. */
function showYear() {
  const practised = practisedDays(), end = today(), weekday = (new Date(end).getUTCDay() + WEEK - 1) % WEEK;
  const days = Array.from({ length: YEAR }, (_, back) => {
    const day = dayFrom(end, -back), place = YEAR - 1 + weekday - back;
    return { day, count: new Set(practised.get(day)?.map(one => one.problem)).size, x: 10 * Math.floor(place / WEEK), y: 10 * (place % WEEK) };
  });
  const some = days.filter(({ count }) => count), row = [...days.slice(days[0].count ? 0 : 1), {}].findIndex(({ count }) => !count); // today is not over
  const months = [...Map.groupBy(some, ({ day }) => day.slice(0, 7))].map(([month, { length }]) => `${length} in ${dayName(month, { month: "long", year: "numeric" })}`);
  patch(byId("year"), h("figcaption", {}, `${plural(some.length, "day")} of practice in the last year${row > 1 ? `, ${row} in a row` : ""}`),
    h("svg", { viewBox: "0 -12 529 81", role: "img", "aria-label": `Days of practice: ${months.join(", ") || "none"}` },
      SHADES.map((opacity, i) => h("path", { class: i ? "" : "empty", opacity: opacity || 1,
        d: days.filter(({ count }) => Math.min(count, SHADES.length - 1) === i).map(({ x, y }) => `M${x + 1} ${y + 1}h6v6h-6z`).join("") })),
      days.filter(({ day }) => day.endsWith("-01")).map(({ day, x }) => h("text", { x, y: -4 }, dayName(day, { month: "short" })))));
}
