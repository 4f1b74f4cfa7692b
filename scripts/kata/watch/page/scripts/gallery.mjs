// A mistake in the gallery: its input, the question what it returns, and the answer.

import { byId, h, patch } from "./dom.mjs";
import { pictured } from "./pictured.mjs";

const ENDINGS = {
  "Runtime Error": "nothing: it raises an exception",
  "Time Limit Exceeded": "nothing: it takes too long",
  "Memory Limit Exceeded": "nothing: it needs too much memory",
};
const RIGHT = "Wrong Answer"; // the word of a run that returns something, too

/** The answers to choose from, each once and in order; none where one is typed. */
export function choices({ word, answer, result }) {
  if (word !== RIGHT) return [answer, ENDINGS["Runtime Error"], ENDINGS["Time Limit Exceeded"], ending(word)].filter(isFirst);
  return isTyped(result) && isTyped(answer) ? [] : [answer, result].filter(isFirst).toSorted();
}

const ending = word => ENDINGS[word];
const isFirst = (one, i, all) => one && all.indexOf(one) === i;

/** Whether an answer is short enough to be typed, and not to be guessed: a number or a word. */
const isTyped = text => /^-?\d+(\.\d+)?$|^'[^']{0,12}'$/.test(text);

/** An answer without its quotes. */
const bare = text => text.trim().replace(/^(['"])(.*)\1$/s, "$2");

const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;
const CLOSE = 1e-5; // as the judge compares fractions

/** Whether an answer means another: the same text, or a number of the same value. */
function means(given, text) {
  if (bare(given) === bare(text)) return true;
  if (![given, text].every(one => NUMBER.test(one.trim()))) return false;
  const [a, b] = [Number(given), Number(text)];
  return Number.isInteger(b) ? a === b && Number.isSafeInteger(b) : Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(b));
}

/** What is said of an answer. */
export function judgement({ word, answer, result }, given) {
  const right = word === RIGHT ? result : ending(word);
  if (means(given, right)) return { isRight: true, says: "Right." };
  return { isRight: false, says: means(given, answer) ? "That would be right, but no." : "No." };
}

/** Ask, and show the answer once there is one. */
function listen(data) {
  const { one } = data, some = choices(one);
  const drawn = [...some.map(text => h("button", { type: "button", "data-given": text }, h("code", {}, text))),
    !some.length && h("form", {},
      h("label", { for: "given-answer" }, "Your answer"),
      h("input", { id: "given-answer", type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false" }),
      h("button", {}, "Answer")),
    h("button", { type: "button", class: "plain", "data-given": true }, "Show me")];
  patch(byId("question"), drawn);
  byId("question").addEventListener("click", ({ target }) => {
    const button = target.closest("[data-given]");
    if (button) reveal(data, button.dataset.given);
  });
  byId("question").addEventListener("submit", event => {
    event.preventDefault();
    if (byId("given-answer").value.trim()) reveal(data, byId("given-answer").value);
  });
}

/** Judge what was answered, if anything, and show what is expected beside what comes. */
function reveal(data, given) {
  const { one, page } = data, { isRight, says } = judgement(one, given);
  byId("judged").textContent = given && says;
  byId("judged").className = isRight ? "green" : "red";
  const named = (name, value, text, other) =>
    h("figure", {}, h("figcaption", {}, name), value ? pictured(value, page, other) : h("code", {}, text));
  const alike = one.any_order ? undefined : one.expected;
  patch(byId("results"),
    named(one.any_order ? "one right answer" : "expected", one.expected, one.answer),
    named(one.word === RIGHT ? "actual" : one.word, one.actual, one.result, alike ?? undefined));
  byId("answer").hidden = false;
  byId("answer").scrollIntoView({ block: "nearest" });
}

/** The input of the exhibit: calls, pictures, or text where there is too much to draw. */
function drawnInput({ one: { calls, input, given }, page }) {
  if (calls.length) return h("ol", { class: "calls", start: 0 }, calls.map(call => h("li", {}, h("code", {}, call))));
  const values = Object.entries(input);
  if (!values.length) return h("code", {}, given);
  return h("div", { class: "beside" }, values.map(([name, value]) =>
    h("figure", {}, h("figcaption", {}, name), pictured(value, page))));
}

const STEPS = { ArrowLeft: "prev", ArrowRight: "next" };

if (globalThis.document) {
  const data = JSON.parse(byId("data").textContent);
  if (data.one) {
    patch(byId("input"), drawnInput(data));
    listen(data);
    document.addEventListener("keydown", ({ key, target, ctrlKey, altKey, metaKey }) => {
      if (ctrlKey || altKey || metaKey || target.closest?.("input, .scrolls")) return;
      document.querySelector(`a[rel=${STEPS[key] ?? "none"}]`)?.click();
    });
  }
}
