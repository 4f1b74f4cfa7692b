// The runs of a case as a page carries them: gzip in base64, unpacked when they are looked at.

export const canUnpack = () => "DecompressionStream" in globalThis && "toSorted" in Array.prototype;

/** What a text of base64 and gzip holds as JSON. */
export async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text());
}
