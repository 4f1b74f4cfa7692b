// The page of a problem: where one solves it, two runs on one input and the controls that lead through
// them, and what is to be learned.

import { listen } from "./controls.mjs";
import { byId } from "./dom.mjs";
import { playTraces } from "./learn.mjs";
import { drawExamples, listenToPanes } from "./panes.mjs";
import { makeStage } from "./stage.mjs";
import { followAddress } from "./views.mjs";

/** @type {Py.Data} */
const data = JSON.parse(byId("data").textContent);
drawExamples(data);
listenToPanes();
playTraces();
const stage = makeStage(data);
listen(stage);
followAddress(stage);
