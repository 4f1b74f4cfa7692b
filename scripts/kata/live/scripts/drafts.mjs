// What is written, kept in this browser by problem and name; and code in an address.

import { store, stored } from "../../watch/page/scripts/stored.mjs";

const LONGEST = 100_000; // characters of code in an address

const keyOf = slug => `katas:${slug}`;

/** {open, drafts}: {name: code} of all drafts that are kept, and the one that was last open. */
function all(slug) {
  const { open = "", drafts } = stored(keyOf(slug), {});
  return { open, drafts: Object.fromEntries(Object.entries(drafts ?? {}).filter(([, code]) => typeof code === "string")) };
}

/** The drafts of a problem, and the one to open; a first one where there are none. */
export function kept(slug, start) {
  const { open, drafts } = all(slug), [first] = Object.keys(drafts);
  if (first === undefined) return { open: "draft 1", drafts: { "draft 1": start } };
  return { open: open in drafts ? open : first, drafts };
}

/**
 * Keep the drafts that changed, {name: code}, among those that other tabs have kept; undefined deletes
 * one. Says why they are lost with the page, or nothing.
 */
export const keep = (slug, open, changed = {}) => store(keyOf(slug), { open, drafts: { ...all(slug).drafts, ...changed } });

/** Have `act` take the drafts whenever another tab has kept some. */
export function follow(slug, act) {
  addEventListener("storage", ({ key }) => key === keyOf(slug) && act(all(slug).drafts));
}

/** A name that no draft has. */
export function unused(drafts, base = "draft") {
  for (let i = 1; ; i++) if (!(`${base} ${i}` in drafts)) return `${base} ${i}`;
}

const piped = (data, through) => new Response(new Blob([data]).stream().pipeThrough(through));

/** The code as it can stand in an address. */
export async function packed(code) {
  const bytes = new Uint8Array(await piped(code, new CompressionStream("deflate-raw")).arrayBuffer());
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The code that stands in an address, or null if that is damaged. */
export async function unpacked(text) {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))
      .pipeThrough(new TextDecoderStream("utf-8", { fatal: true })).getReader();
    let code = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return code;
      code += value;
      if (code.length > LONGEST) return null;
    }
  } catch {
    return null;
  }
}
