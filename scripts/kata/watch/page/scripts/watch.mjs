// The page of a problem: two runs on one input, and the controls that lead through them.

import { compared } from "./chart.mjs";
import { open } from "./choice.mjs";
import { listen } from "./controls.mjs";
import { byId, patch } from "./dom.mjs";
import { canUnpack } from "./runs.mjs";
import { makeStage } from "./stage.mjs";

const data = JSON.parse(byId("data").textContent);
if (data.report?.rounds) {
  byId("compared").hidden = false;
  patch(byId("chart"), compared(data.report));
}
if (canUnpack()) {
  const stage = makeStage(data);
  listen(stage);
  open(stage);
} else {
  byId("old").hidden = false;
}
