// The page of a problem: where one solves it, two runs on one input and the controls that lead through
// them, and what is to be learned.

import { listen } from "./controls.mjs";
import { byId } from "./dom.mjs";
import { startKeeper } from "./offline.mjs";
import { drawExamples } from "./examples.mjs";
import { listenToPanes } from "./panes.mjs";
import { canUnpack } from "./runs.mjs";
import { makeStage } from "./stage.mjs";
import { followAddress } from "./views.mjs";

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
drawExamples(data);
listenToPanes();
if (canUnpack()) {
  const stage = makeStage(data);
  listen(stage);
  followAddress(stage);
} else {
  document.body.dataset.view = "watch";
  byId("old").hidden = false;
}
startKeeper();
