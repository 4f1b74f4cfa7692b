// Examples before there is code: what they refute, and which of the typical mistakes they leave.

import { byId, h, on, patch, say, sendByEnter } from "../../watch/page/scripts/dom.mjs";
import { isUnderWay, log } from "./attempt.mjs";

/** What is known of the examples of an attempt: their lines, the mistakes that are left of all, the last wrong line. */
export const none = () => ({ lines: [], left: null, total: 0, wrong: "" });

/** Take up the examples of the attempt that goes on. */
export function recallExamples(desk, lines) {
  Object.assign(desk.examples, none(), { lines });
  showExamples(desk);
}

/** Try what was typed; without a line, find out what the earlier ones leave. */
async function tryLine(desk, line) {
  const { examples } = desk;
  /** @type {Py.Exampled} */
  const found = await desk.ask("example", { lines: examples.lines, line }, "Trying it …", null);
  if (!found) return;
  const { left, total } = found;
  Object.assign(examples, { left, total, wrong: found.line ? "" : line });
  if (found.line && !examples.lines.includes(found.line)) {
    examples.lines.push(found.line);
    if (isUnderWay(desk)) log(desk, "typed", { examples: [found.line] });
  }
  if (found.line) byId("example").value = "";
  patch(byId("tried"), h("span", { class: found.line ? "green" : "yellow" }, found.said));
  patch(byId("needed"), found.over.map(one => h("li", {}, one)));
  showExamples(desk);
}

/** Tell what the rest would need, or all of it; after a wrong answer, what is right. */
async function tell(desk, isAll) {
  const { examples } = desk;
  if (!examples.left) await tryLine(desk, "");
  if (!examples.left) return;
  const request = { left: examples.left, all: isAll, wrong: isAll ? "" : examples.wrong };
  /** @type {string[]} */
  const found = await desk.ask("needed", request, "Looking …", null);
  if (!found) return;
  examples.wrong = "";
  patch(byId("needed"), found.map(one => h("li", {}, one)));
  say("");
}

/** Show the examples, and a dot for each mistake, which goes out once it is refuted. */
function showExamples({ examples: { lines, left, total } }) {
  const out = total - (left?.length ?? total);
  patch(byId("dots"), Array.from({ length: total }, (_, i) => h("span", { class: i < out ? "out" : "" }, "●")));
  byId("dots").hidden = !total;
  byId("dots").setAttribute("aria-label", `${out} of ${total} typical mistakes are refuted`);
  patch(byId("typed"), lines.map(line => h("li", {}, h("code", {}, line))));
}

export function listenToExamples(desk) {
  on("try", "submit", event => {
    event.preventDefault();
    const line = byId("example").value.trim();
    if (line) tryLine(desk, line);
  });
  sendByEnter("example");
  on("need", "click", () => tell(desk, false));
  on("give", "click", () => tell(desk, true));
}
