// Playing: one move after the other, until nothing moves or something is asked.

import { advance, byId, toSteps } from "./stage.mjs";

export function stop(stage) {
  clearInterval(stage.playing);
  stage.playing = null;
  showButton("Play");
}

/** Play from here or, at the end, from the start. */
export function play(stage) {
  stop(stage);
  if (stage.both.every(({ step, run }) => step === (run?.last ?? 0))) toSteps(stage, () => 0);
  const move = () => (advance(stage, 1) && !stage.question) || stop(stage);
  stage.playing = setInterval(move, Number(byId("speed").value));
  showButton("Pause");
}

function showButton(does) {
  byId("play").classList.toggle("playing", does === "Pause");
  byId("play").setAttribute("aria-label", does);
}
