// The index: a picture on each card, and the search.

import { byId, patch } from "./dom.mjs";
import { pictured } from "./pictured.mjs";

/** What is found of an element: what it says, and the words that it only stands for. */
const lower = element => `${element.textContent} ${element.dataset.words ?? ""}`.toLowerCase();

const { kinds, pictures } = JSON.parse(byId("data").textContent);

/** Draw the picture of a problem in place of its example. */
function draw([slug, { picture, strings }]) {
  patch(byId(slug).querySelector(".picture"), pictured(picture, { strings, kinds }));
}

/** Show the cards of the list in which every word occurs; the mistakes are opened where one of them has it. */
function search() {
  const words = byId("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const list = byId("list")?.value ?? "";
  const has = element => words.every(word => lower(element).includes(word));
  const cards = [...document.querySelectorAll(".card")];
  for (const card of cards) {
    card.hidden = !has(card) || (list && !card.dataset.lists.split(" ").includes(list));
    const mistakes = card.querySelector("details");
    if (mistakes) mistakes.open = words.length > 0 && [...mistakes.querySelectorAll("li")].some(has);
  }
  for (const topic of document.querySelectorAll(".topic")) {
    topic.hidden = !topic.querySelector(".card:not([hidden])");
  }
  const found = cards.filter(card => !card.hidden).length;
  byId("found").textContent = words.length || list ? `${found} of ${cards.length} problems` : "";
}

function listen() {
  byId("search").addEventListener("input", search);
  byId("list")?.addEventListener("change", search);
  document.addEventListener("keydown", event => {
    if (event.key !== "/" || event.target === byId("search")) return;
    event.preventDefault();
    byId("search").focus();
  });
  search();
}

Object.entries(pictures).forEach(draw);
if (byId("search")) listen();
