// Pictures of the documented examples, below their text: of boards, trees and the like, which text hides.

import { patch } from "./dom.mjs";
import { figures } from "./pictured.mjs";

export function drawExamples({ examples, strings, kinds }) {
  const blocks = [...document.querySelectorAll("#statement .spec pre")].filter(block => /^\s*Input:/.test(block.textContent));
  if (blocks.length !== examples.length) return; // which is which cannot be told
  blocks.forEach((block, i) => {
    const { input, expected } = examples[i];
    const drawn = figures({ ...input, output: expected }, { strings, kinds }).filter(isDrawing);
    if (!drawn.length) return;
    const below = Object.assign(document.createElement("div"), { className: "drawn" });
    block.after(below);
    patch(below, drawn);
  });
}

/** Whether there is more to see than a row of values. */
const isDrawing = ({ tag, attributes, children }) =>
  tag === "svg" || attributes?.class?.split(" ").includes("grid") || Boolean(children?.some(isDrawing));
