// The home page: an example to change, what to go on with, the road and its search, what LeetCode accepted.

import { byId, coded, h, patch } from "./dom.mjs";
import { startKeeper } from "./offline.mjs";
import { figures } from "./pictured.mjs";
import { startPractice } from "./practice.mjs";
import { startSearch } from "./search.mjs";

const HOW = "For this, the page must come from a server that has live/: run `make page LIVE=1`, then `.venv/bin/kata serve`.";
const data = JSON.parse(byId("data").textContent);

let mistakes = null;

/** {slug: [[name, idea, code, issue, year], ...]}, loaded once; the last three only where LeetCode was told of it. */
function knownMistakes() {
  mistakes ??= new Promise(resolve => { // a script, since from the disk nothing else can be loaded
    addEventListener("mistakes", ({ detail }) => resolve(detail), { once: true });
    document.head.append(Object.assign(document.createElement("script"), { src: "mistakes.js", onerror: () => resolve({}) }));
  });
  return mistakes;
}

/** What is loaded from live/; where that is missing, an error that says how to get it. */
async function loaded() {
  const found = location.protocol !== "file:" && await import("./live/home.mjs").catch(() => null);
  if (!found) throw new Error(HOW);
  return found;
}

/** Draw what refutes the example, which becomes an editor when it gets the focus. */
function startExample() {
  const code = byId("code").firstElementChild;
  patch(document.querySelector("#verdict .drawn"), figures(data.pictures, data));
  let point = null, isAsked = false;
  code.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => { point = { x, y }; });
  code.addEventListener("focus", async () => {
    if (isAsked) return;
    isAsked = true;
    try {
      (await loaded()).edit(data, point);
    } catch (error) {
      patch(byId("status"), coded(error.message));
    }
  });
}

/** List what LeetCode accepted, by problem, in the order of the road. */
async function showAccepted() {
  const all = await knownMistakes();
  const rows = [...document.querySelectorAll("#road li[id]")], told = ({ id }) => (all[id] ?? []).filter(([,, code]) => code);
  patch(byId("accepted").querySelector("ul"), rows.filter(row => told(row).length).map(row =>
    h("li", {}, h("strong", {}, row.firstElementChild.textContent), h("ul", {}, told(row).map(one => accepted(row.id, one))))));
}

function accepted(slug, [name, idea, code, issue, year]) {
  return h("li", {}, coded(idea), h("p", { class: "quiet" },
    h("a", { href: `${slug}.html#find=${code}` }, "Find the input"), " · ",
    h("a", { href: `${slug}.html#left=${name}` }, "Watch it fail"), " · ",
    h("a", { href: issue }, `#${issue.split("/").at(-1)}`), year && ` (${year})`));
}

function openAccepted() {
  if (location.hash === "#accepted") Object.assign(byId("accepted"), { open: true }).scrollIntoView();
}

function start() {
  if (Object.keys(data.pictures).length) startExample();
  startPractice(data, loaded);
  if (byId("search")) startSearch(knownMistakes);
  byId("accepted")?.addEventListener("toggle", showAccepted, { once: true });
  addEventListener("hashchange", openAccepted);
  openAccepted();
}

start();
startKeeper();
