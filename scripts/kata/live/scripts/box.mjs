// Where what is written runs: a worker of a document that has no origin, no storage and no network.
// It is handed all files; whoever framed it without a sandbox gets nothing.

let files = {}, worker = null;

/** End the worker, and start another. */
function start() {
  worker?.terminate();
  const address = URL.createObjectURL(new Blob([files.worker], { type: "text/javascript" }));
  worker = new Worker(address);
  worker.addEventListener("message", ({ data }) => parent.postMessage(String(data), "*"));
  worker.addEventListener("error", ({ message }) => parent.postMessage(JSON.stringify({ kind: "broken", data: String(message) }), "*"));
  worker.postMessage({ files });
}

addEventListener("message", ({ source, data }) => {
  if (source !== parent || self.origin !== "null") return;
  if (data.files) files = data.files;
  if (data.files || data.anew) start();
  else worker?.postMessage(data);
});
parent.postMessage(JSON.stringify({ kind: "open" }), "*");
