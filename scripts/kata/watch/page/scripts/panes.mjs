// The panes of the desk: dividers that move with the mouse and the arrow keys, tabs on a phone, menus.

import { byId } from "./dom.mjs";
import { store, stored } from "./stored.mjs";

const KEY = "katas:panes"; // {id of a divider: percent of what stands before or below it}
const STEP = 2; // percent that an arrow key moves
const LEAST = 15, MOST = 80;
// Which way each grows, and the variable of the style sheet that it sets.
const DIVIDERS = {
  between: { style: "--statement", keys: { ArrowRight: STEP, ArrowLeft: -STEP }, at: (box, { clientX }) => (clientX - box.left) / box.width },
  below: { style: "--results", keys: { ArrowUp: STEP, ArrowDown: -STEP }, at: (box, { clientY }) => (box.bottom - clientY) / box.height },
};

export function listenToPanes() {
  for (const [id, divider] of Object.entries(DIVIDERS)) listen(byId(id), divider);
  for (const tab of document.querySelectorAll(".panes button")) tab.addEventListener("click", () => turnTo(tab.dataset.pane));
  turnTo("statement");
  for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, ({ target }) => closeMenus(menu => !menu.contains(target)));
  document.addEventListener("click", ({ target }) => target.closest(".menu button") && closeMenus(menu => menu.contains(target)));
  document.addEventListener("keydown", ({ key }) => key === "Escape" && closeMenus(menu => menu.open)?.firstElementChild.focus());
}

/** Close the menus that are to be closed; the first of them. */
function closeMenus(isDue) {
  const due = [...document.querySelectorAll(".menu")].filter(isDue);
  for (const menu of due) menu.open = false;
  return due[0];
}

function listen(element, { style, keys, at }) {
  const move = (percent, isKept = true) => {
    const value = Math.round(Math.min(Math.max(percent, LEAST), MOST));
    element.parentElement.style.setProperty(style, `${value}%`);
    element.setAttribute("aria-valuenow", value);
    if (isKept) store(KEY, { ...stored(KEY, {}), [element.id]: value });
  };
  const now = () => Number(element.getAttribute("aria-valuenow"));
  element.addEventListener("keydown", event => {
    const by = keys[event.key];
    if (!by) return;
    event.preventDefault();
    move(now() + by);
  });
  element.addEventListener("pointerdown", event => {
    event.preventDefault(); // no text is selected
    element.focus();
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener("pointermove", event => {
    if (element.hasPointerCapture(event.pointerId)) move(100 * at(element.parentElement.getBoundingClientRect(), event));
  });
  move(stored(KEY, {})[element.id] ?? now(), false);
}

/** Show one pane where there is room for one. */
export function turnTo(pane) {
  document.body.dataset.pane = pane;
  for (const tab of document.querySelectorAll(".panes button")) tab.setAttribute("aria-pressed", String(tab.dataset.pane === pane));
}
