// Playing: one move after the other, until nothing moves or something is asked.

import { byId } from "./dom.mjs";
import { advance, announce, canAdvance, toSteps } from "./stage.mjs";

export function stop(stage) {
  if (!stage.playing) return;
  clearInterval(stage.playing);
  stage.playing = null;
  showButton("Play");
  announce(stage);
}

/** Play from here or, at the end, from the start. */
export function play(stage) {
  stop(stage);
  if (!canAdvance(stage)) toSteps(stage, () => 0);
  const move = () => (advance(stage, 1) && !stage.question) || stop(stage);
  stage.playing = setInterval(move, Number(byId("speed").value));
  showButton("Pause");
}

function showButton(does) {
  byId("play").classList.toggle("playing", does === "Pause");
  byId("play").setAttribute("aria-label", does);
}
