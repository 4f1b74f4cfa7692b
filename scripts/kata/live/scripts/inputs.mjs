// Inputs beside the verdict: the examples and one's own, with the result on each.

import { byId, h, on, patch, sendByEnter } from "../../watch/page/scripts/dom.mjs";
import { store, storedTexts } from "../../watch/page/scripts/kept.mjs";

const keyOf = ({ page }) => `katas:inputs:${page.slug}`;

/** The inputs of a problem: its own examples, those that were added, and one that is being added. */
export const inputsOf = (page, about) =>
  ({ examples: about.examples, own: storedTexts(keyOf({ page })), added: "" });

/** Run the code on all inputs, and show the results; an input that was added is kept, unless it is refused. */
export async function runInputs(desk) {
  const { inputs } = desk, { examples, added } = inputs, all = [...examples, ...inputs.own, added].filter(Boolean);
  /** @type {Py.Ran[]} */
  const results = await desk.ask("run", { inputs: [...new Set(all)] }, "Running the inputs …");
  if (!results) return;
  const known = new Map(results.map(one => [one.input, one]));
  const found = known.get(added), isLegal = found && found.expected !== null;
  if (inputs.added === added) inputs.added = "";
  desk.sheet.ran = known;
  byId("refused").textContent = found && !isLegal ? found.said : "";
  if (isLegal) {
    keepOwn(desk, own => [...new Set([...own, added])].filter(one => !examples.includes(one)));
    if (byId("own").value.trim() === added) byId("own").value = "";
  }
  showInputs(desk);
}

/** Change the inputs of one's own, as other tabs may have left them. */
function keepOwn(desk, change) {
  desk.inputs.own = change(storedTexts(keyOf(desk)));
  store(keyOf(desk), desk.inputs.own);
}

export function showInputs({ inputs: { examples, own }, sheet: { ran: known }, about }) {
  byId("inputs").classList.remove("outdated");
  patch(byId("inputs"), [...examples, ...own].map((input, i) => row(input, known.get(input), i >= examples.length, about)));
}

/** An input with its result. @param {Py.Ran} one */
function row(input, one, isOwn, { any_order: isAny }) {
  const [mark, colour] = !one?.input ? ["·", "quiet"] : one.ok ? ["✓", "green"] : ["✗", "red"];
  const expected = isAny ? "one right answer" : "expected";
  return h("li", {},
    h("div", { class: "given" },
      h("span", { class: colour }, mark), h("code", { title: input }, input),
      h("button", { type: "button", "data-watch": input, title: "Watch the code run on this input" }, "Watch"),
      isOwn && h("button", { type: "button", "data-drop": input, "aria-label": `Delete the input ${input}` }, "×")),
    one && h("dl", {}, pair(expected, one.expected), pair("yours", one.result || one.said, colour), one.printed && pair("printed", one.printed)));
}

const pair = (term, text, colour) => [h("dt", {}, term), h("dd", { class: colour }, text)];

export function listenToInputs(desk) {
  on("run", "click", () => desk.run());
  on("add", "submit", event => {
    event.preventDefault();
    const input = byId("own").value.trim();
    if (input) desk.run(input);
  });
  sendByEnter("own");
  on("inputs", "click", ({ target: { dataset: { drop } } }) => {
    if (drop === undefined) return;
    keepOwn(desk, own => own.filter(one => one !== drop));
    showInputs(desk);
  });
}
