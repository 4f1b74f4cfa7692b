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

let shown = location.pathname; // of the page that is shown; nothing once it is left, until the next one is there

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

/** Put another page in the place of the one that is shown; what cannot be had, or is of another version, is loaded
 * as a whole. Until then, nobody can type or click in the page that is left, unless the browser is told to stop. */
async function turnTo(url, signal) {
  const old = byId("page");
  leave();
  [shown, old.inert] = ["", true];
  signal.addEventListener("abort", () => { old.inert = false; });
  const text = await fetch(url, { signal }).then(answer => answer.ok ? answer.text() : "").catch(() => "");
  signal.throwIfAborted();
  const next = new DOMParser().parseFromString(text, "text/html"), page = next.getElementById("page");
  if (!page || scriptOf(next) !== scriptOf(document)) return location.reload();
  for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
  document.title = next.title;
  old.replaceWith(page);
  shown = location.pathname;
  start();
}

start();
globalThis.navigation?.addEventListener("navigate", event => {
  const { destination: { url, sameDocument }, canIntercept, hashChange, downloadRequest, formData, navigationType, signal } = event;
  const { origin, pathname } = new URL(url), isNoted = sameDocument && navigationType === "replace"; // a step, in the address
  const isOther = !(hashChange && pathname === shown) && navigationType !== "reload" && !isNoted;
  const isWithin = canIntercept && isOther && downloadRequest === null && !formData;
  if (!isWithin || !FOLDER.startsWith("http") || !PAGE.test(`${origin}${pathname}`.replace(FOLDER, "/"))) return;
  event.intercept({ handler: () => turnTo(url, signal) });
});
