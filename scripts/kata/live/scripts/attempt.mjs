// An attempt at a problem: the time since the first key, what failed, the hints; and a note about it.

import { byId, h, on, patch } from "../../watch/page/scripts/dom.mjs";
import { read, write } from "../../watch/page/scripts/stored.mjs";
import { askNext } from "./asking.mjs";
import { codeIn } from "./editor.mjs";
import { say } from "./status.mjs";

const SECOND = 1000;

/** An attempt before the first key; `ways` holds the different ways in which verdicts failed. */
export const newAttempt = () => ({ state: "ready", seconds: 0, ways: new Set(), hints: [] });

/** The attempt under way: at finding a mistake in the open draft, or else at the problem. */
export const attemptOf = ({ sheet, attempt }) => sheet.hunt ?? attempt;

/** What the rating of an attempt depends on. */
export function summed({ page }, { seconds, ways, hints }) {
  return { seconds, tries: ways.size, hints: [...hints.map(({ name }) => name), ...page.hasSeen() ? ["solution"] : []] };
}

/** Have the clock run from the first key on, while the page is in sight. */
export function startClock({ attempt, sheet }) {
  if (attempt.state === "ready" && !sheet.isDone) attempt.state = "running";
}

/** Count a failing verdict unless one failed in that way before; says whether the attempt is over. */
export function count({ attempt, sheet, about, editor }, { word, case: number, isTry }, isWhole) {
  if (isTry && codeIn(editor) !== about.start) attempt.ways.add(`${word} ${number}`);
  if (isWhole) sheet.isDone = true; // what is changed from now on is no attempt
  const isEnd = isWhole && attempt.state === "running";
  if (isEnd) attempt.state = "over";
  return isEnd;
}

/** Show a hint, once; one without a name says that there is none yet, and does not count. */
export function hinted(desk, { name, text, left }) {
  const attempt = attemptOf(desk);
  say(name ? "" : text);
  if (!name || attempt.hints.some(one => one.name === name)) return;
  attempt.hints.push({ name, text });
  byId("hint").disabled = left === 0;
  patch(byId("hints"), attempt.hints.map(one => h("li", {}, one.text)));
}

export function listenToAttempt(desk) {
  const key = `katas:note:${desk.page.slug}`;
  on("hint", "click", () => askNext(desk, "hint", { source: codeIn(desk.editor), number: attemptOf(desk).hints.length }, "Looking for a hint …"));
  byId("note").value = read(key) ?? "";
  on("note", "input", ({ target }) => write(key, target.value));
  addEventListener("storage", event => event.key === key && (byId("note").value = event.newValue ?? ""));
  setInterval(() => {
    const attempt = attemptOf(desk);
    if (attempt.state !== "running" || document.hidden) return;
    const seconds = ++attempt.seconds;
    byId("clock").textContent = `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  }, SECOND);
}

const two = number => String(number).padStart(2, "0");
