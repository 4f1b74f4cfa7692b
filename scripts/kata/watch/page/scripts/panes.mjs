// The desk as the page has it: the documented examples drawn below their text, tabs on a phone, menus.

import { h, made, onEach, onPage } from "./dom.mjs";
import { figures } from "./pictured.mjs";

export function listenToPanes() {
  onEach(".panes button", ({ dataset: { pane } }) => turnTo(pane));
  turnTo("statement");
  for (const kind of ["pointerdown", "focusin"]) {
    onPage(document, kind, ({ target }) => closeMenus(menu => !menu.contains(target)));
  }
  onPage(document, "click", ({ target }) => target.closest(".menu button") && closeMenus(menu => menu.contains(target)));
  onPage(document, "keydown", ({ key }) => key === "Escape" && closeMenus(menu => menu.open)?.firstElementChild.focus());
}

/** Close the menus that are to be closed; the first of them. */
function closeMenus(isDue) {
  const due = [...document.querySelectorAll(".menu")].filter(isDue);
  for (const menu of due) menu.open = false;
  return due[0];
}

/** Show one pane where there is room for one. */
export function turnTo(pane) {
  document.body.dataset.pane = pane;
  for (const tab of document.querySelectorAll(".panes button")) tab.ariaPressed = String(tab.dataset.pane === pane);
}

/** Draw the boards, trees and the like of the documented examples, which text hides. */
export function drawExamples({ examples, strings, kinds }) {
  const blocks = [...document.querySelectorAll("#statement .spec pre")].filter(block => /^\s*Input:/.test(block.textContent));
  if (blocks.length !== examples.length) return; // which is which cannot be told
  blocks.forEach((block, i) => {
    const { input, expected } = examples[i];
    drawBelow(block, { ...input, output: expected }, { strings, kinds });
  });
}

/** Draw what is a board, a tree or the like of some values, below what says them as text. */
export function drawBelow(block, values, { strings, kinds }) {
  const drawn = figures(values, { strings, kinds }).filter(isDrawing);
  if (drawn.length) block.after(made(h("div", { class: "drawn" }, drawn)));
}

/** Whether there is more to see than a row of values. */
const isDrawing = ({ tag, attributes, children }) =>
  tag === "svg" || attributes?.class?.split(" ").includes("grid") || Boolean(children?.some(isDrawing));
