// A box with one field, to type a text or to take a link; and texts for the clipboard, or as files.

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

/** Save a text as a file of that name. */
export function download(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
