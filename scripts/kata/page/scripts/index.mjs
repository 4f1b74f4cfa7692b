// The index: a picture on each card, and the search.

import { patch } from "./dom.mjs";
import { pictured } from "./figures.mjs";

const entries = JSON.parse(document.getElementById("data").textContent);
for (const { slug, picture, boards_of_strings: strings } of entries) {
  patch(document.getElementById(slug).querySelector(".picture"), pictured(picture, strings));
}
