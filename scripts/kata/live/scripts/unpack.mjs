// A worker that unpacks a file which holds several, as small.mjs writes them.

import { ZSTDDecoder } from "zstddec";

// by which the decoder reads what it carries: nothing else can be fetched
self.fetch = async url => new Response(Uint8Array.from(atob(`${url}`.split(",")[1]), one => one.charCodeAt(0)));

async function unpack({ data }) {
  const decoder = new ZSTDDecoder();
  await decoder.init();
  const all = decoder.decode(new Uint8Array(data)), files = {};
  let end = all.indexOf(10) + 1;
  for (const [name, length] of Object.entries(JSON.parse(new TextDecoder().decode(all.subarray(0, end))))) {
    const content = all.slice(end, end += length).buffer;
    files[name] = name.endsWith(".wasm") ? await WebAssembly.compile(content) : content;
  }
  self.postMessage(files);
}

self.addEventListener("message", event => unpack(event).catch(self.reportError));
