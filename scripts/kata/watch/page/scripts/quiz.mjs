// Predict: questions about the next step, each with an answer that the recording knows.

import { h } from "./dom.mjs";

const CHOICES = 4; // of results or places, the right one among them
const SAYS = {
  branch: "Is the condition true?",
  change: "Which item does this step change?",
  return: "What does this call return?",
};

/** The question at a step, or null: its answer, and those to choose from, from near steps. */
export function question(run, step) {
  const kind = run.story?.asked[step];
  if (!kind) return null;
  const right = run.story.answers[step];
  if (kind === "branch") return { kind, right, choices: ["True", "False"] };
  const near = [...run.story.answers.keys()].filter(i => run.story.asked[i] === kind)
    .toSorted((i, j) => Math.abs(i - step) - Math.abs(j - step));
  const choices = [...new Set(near.map(i => run.story.answers[i]))].slice(0, CHOICES).toSorted();
  return choices.length > 1 ? { kind, right, choices } : null;
}

/** What to ask about the next step of the active side, or null. */
export function ask({ sides, active, answered }) {
  const { run, step, file, which } = sides[active];
  if (!run) return null; // nothing is watched yet
  const place = `${file.name} ${step}`, found = !answered.has(place) && question(run, step);
  return found ? { ...found, place, which, given: undefined } : null;
}

export const isOpen = asked => asked !== null && asked.given === undefined;

export const questionText = ({ kind }) => SAYS[kind];

/** Take an answer, and count it. */
export function answer(stage, given) {
  const { question: asked, score } = stage;
  if (!isOpen(asked)) return;
  asked.given = given;
  stage.answered.add(asked.place);
  score.asked += 1;
  score.right += given === asked.right;
}

/** What is said of an answer. */
export const judgement = ({ given, right }) => `${given === right ? "Right" : "Wrong"}: it is ${right}.`;

/** The question as it is shown, with what was answered, if anything. */
export function drawnQuestion(asked) {
  const { right, choices, given } = asked;
  const disabled = !isOpen(asked);
  const colour = choice => isOpen(asked) ? "" : choice === right ? "green" : choice === given ? "red" : "";
  return h("div", { class: "question" },
    h("p", {}, questionText(asked)),
    h("p", { class: "choices" }, choices.map(choice =>
      h("button", { type: "button", "data-answer": choice, disabled, class: colour(choice) }, choice))),
    disabled && h("p", { class: given === right ? "green" : "red" }, judgement(asked)));
}
