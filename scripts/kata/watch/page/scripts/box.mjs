// A box with one field: to type a text, or to take one where it cannot be copied.

import { byId } from "./dom.mjs";

/** Ask for a text; `then` gets it, unless the box is left with Escape or nothing is typed. */
export function askFor(label, then, text = "") {
  const box = byId("box"), field = byId("box-text");
  byId("box-label").textContent = label;
  field.value = text;
  box.returnValue = "";
  box.addEventListener("close", () => box.returnValue && field.value.trim() && then(field.value), { once: true });
  box.showModal();
  field.select();
}

/** Copy a link; where that is not allowed, show it selected. Says whether it was copied. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    askFor("The link, to copy", () => {}, text);
    return false;
  }
}
