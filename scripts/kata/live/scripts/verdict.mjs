// What is shown of a verdict: the words of the terminal, and a picture of the input and the results.

import { h } from "../../watch/page/scripts/dom.mjs";
import { pictured } from "../../watch/page/scripts/pictured.mjs";
import { counted } from "../../watch/page/scripts/values.mjs";

/** Says how far the judge is. */
export function progress({ number, of, group }) {
  if (!number) return "Judging …";
  return group ? `Judging: ${group}, case ${counted(number)} of ${counted(of)} …` : "Looking further …";
}

/** A verdict; `known` are the cases that end Python here, and `isLast` says that nothing follows. */
export function verdict({ mark, word, colour, headline, details, case: one, result }, about, known, isLast) {
  const unjudged = Object.entries(known).filter(([, how]) => how === "fatal").map(([number]) => counted(Number(number)));
  return [
    h("h2", { class: colour }, `${mark} ${word}`),
    h("p", { class: "quiet" }, headline.slice(mark.length + word.length + 1).trim()),
    unjudged.length > 0 && h("p", { class: "yellow" }, `Not judged here, where calls through C nest less deep, only by \`kata judge\`: case ${unjudged.join(", ")}.`),
    one && h("div", { class: "drawn" },
      Object.entries(one.input).map(([name, value]) => figure(name, pictured(value, about))),
      figure("expected", pictured(one.expected, about)),
      result && figure("yours", pictured(result, about, about.any_order ? undefined : one.expected))),
    details.length > 0 && h("pre", { tabindex: 0, role: "region", "aria-label": "The report" }, details.join("\n")),
    !isLast && h("p", { class: "quiet" }, "Looking for a smaller input, and for the reason …"),
  ];
}

const figure = (name, picture) => h("figure", {}, h("figcaption", {}, name), picture);
