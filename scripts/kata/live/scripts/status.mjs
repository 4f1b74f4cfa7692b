// What is said beside the code: a status line, and notes that stay until another draft is opened.

import { byId, h, patch } from "../../watch/page/scripts/dom.mjs";

export const say = text => { byId("status").textContent = text; };

/** Say something that stays; nothing for nothing. */
export function note(...children) {
  byId("notes").hidden = !children.length;
  patch(byId("notes"), h("span", {}, ...children));
}

/** Say what was done, with a button that undoes it. */
export function noteUndo(desk, text, undo) {
  desk.undo = undo;
  note(text, " ", h("button", { type: "button", id: "undo" }, "Undo"));
}
