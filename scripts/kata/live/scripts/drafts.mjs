// What is written, kept in this browser by problem and name; and code in an address.

const LONGEST = 100_000; // characters of code in an address

const keyOf = slug => `katas:${slug}`;

/** {name: code} of a problem's drafts, and the one that was last open. */
export function kept(slug, start) {
  try {
    const { open, drafts } = JSON.parse(localStorage.getItem(keyOf(slug)));
    if (typeof drafts[open] === "string") return { open, drafts };
  } catch { /* there are none, or storage is off */ }
  return { open: "draft 1", drafts: { "draft 1": start } };
}

export function keep(slug, { open, drafts }) {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify({ open, drafts }));
  } catch { /* storage is off or full: what is written lasts as long as the page */ }
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
