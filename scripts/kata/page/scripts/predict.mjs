// Predict: questions about the next step, each with an answer that the recording knows.

import { h } from "./dom.mjs";

const CHOICES = 4; // of results, the right one among them

/** The question at a step, or null: what it asks, and the answers to choose from (none: on the board). */
export function question(run, step) {
  const kind = run.story?.asked[step], right = run.story?.answers[step];
  if (!kind) return null;
  if (kind === "branch") return { kind, right, says: "Is the condition true?", choices: ["True", "False"] };
  if (kind === "change") return { kind, right, says: "Which item does this step change? Click it.", choices: [] };
  const others = run.story.answers.filter((other, i) => run.story.asked[i] === "return" && other !== right);
  const choices = [...new Set([right, ...others])].slice(0, CHOICES).sort();
  return choices.length > 1 ? { kind, right, says: "What does this call return?", choices } : null;
}

/** The question as it is shown, with what was answered, if anything. */
export function drawnQuestion(asked, given) {
  const verdict = given === undefined ? ""
    : given === asked.right ? `Right: ${asked.right}.` : `No: ${asked.right}.`;
  return h("div", { class: "question" },
    h("p", {}, asked.says),
    h("p", { class: "choices" }, asked.choices.map(choice => h("button", {
      type: "button", "data-answer": choice, disabled: given !== undefined,
      class: given === undefined ? "" : choice === asked.right ? "green" : choice === given ? "red" : "",
    }, choice))),
    given !== undefined && h("p", { class: given === asked.right ? "green" : "red" }, verdict));
}
