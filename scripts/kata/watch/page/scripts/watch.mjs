// The page of a problem: two runs on one input, and the controls that lead through them.

import { listen } from "./controls.mjs";
import { byId } from "./dom.mjs";
import { canUnpack } from "./runs.mjs";
import { makeStage } from "./stage.mjs";
import { followAddress } from "./writing.mjs";

// As #embed, perhaps with more, the page stands within another one and leaves out all but the stage.
document.body.classList.toggle("embed", /^#(.*&)?embed(&|$)/.test(location.hash));

/** Print the code of the solutions, whichever of them are open. */
const files = [...document.querySelectorAll(".solutions details")];
let closed = [];
addEventListener("beforeprint", () => {
  closed = files.filter(file => !file.open);
  for (const file of closed) file.open = true;
});
addEventListener("afterprint", () => closed.forEach(file => { file.open = false; }));

const data = JSON.parse(byId("data").textContent);
if (canUnpack()) {
  const stage = makeStage(data);
  listen(stage);
  followAddress(stage);
} else {
  byId("old").hidden = false;
}
