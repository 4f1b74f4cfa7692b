// Where every page starts. From one page to the next, only what they show is exchanged, so that Python,
// once it has started, stays; where a browser cannot do that, the next page is loaded.

import { listen } from "./controls.mjs";
import { byId, leave, scriptOf } from "./dom.mjs";
import { startHome } from "./index.mjs";
import { playTraces } from "./learn.mjs";
import { drawExamples, listenToPanes } from "./panes.mjs";
import { makeStage } from "./stage.mjs";
import { followAddress } from "./views.mjs";

const PAGE = /^\/(?:[\w-]+\.html)?$/; // in the folder of the pages
const FOLDER = new URL(".", location.href).href;

function start() {
  const data = JSON.parse(byId("data").textContent);
  if (document.querySelector(".front")) startHome(data);
  else startProblem(data);
}

/** The page of a problem: where one solves it, two runs on one input and the controls that lead through them,
 * and what is to be learned. @param {Py.Data} data */
function startProblem(data) {
  drawExamples(data);
  listenToPanes();
  playTraces(data);
  const stage = makeStage(data);
  listen(stage);
  followAddress(stage);
}

/** Exchange what is shown for another page; one that is not to be had, or of another version, is loaded as a whole. */
async function turnTo(url, signal) {
  leave();
  const text = await fetch(url, { signal }).then(answer => answer.ok ? answer.text() : "").catch(() => "");
  signal.throwIfAborted();
  const next = new DOMParser().parseFromString(text, "text/html"), page = next.getElementById("page");
  if (!page || scriptOf(next) !== scriptOf(document)) return location.reload();
  const { attributes } = document.body;
  while (attributes.length) attributes.removeNamedItem(attributes[0].name);
  document.title = next.title;
  byId("page").replaceWith(page);
  start();
}

start();
globalThis.navigation?.addEventListener("navigate", event => {
  const { destination: { url, sameDocument }, canIntercept, hashChange, downloadRequest, formData, navigationType, signal } = event;
  const isOther = !hashChange && navigationType !== "reload" && !(sameDocument && navigationType === "replace"); // which only notes a step
  const isWithin = canIntercept && isOther && downloadRequest === null && !formData;
  const { origin, pathname } = new URL(url);
  if (!isWithin || !FOLDER.startsWith("http") || !PAGE.test(`${origin}${pathname}`.replace(FOLDER, "/"))) return;
  event.intercept({ handler: () => turnTo(url, signal) });
});
