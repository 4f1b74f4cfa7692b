import assert from "node:assert/strict";
import { test } from "node:test";
import { isAnswer } from "../../../scripts/kata/watch/page/scripts/learn.mjs";

test("an answer is right however it is spaced, quoted and ordered where order means nothing", () => {
  const right = [
    ["[1,2]", "[1, 2]"], [" 7 ", "7"], ['["a"]', "['a']"], ["a", "'a'"], ["'a'", "a"], ["2->3", "2 → 3"],
    ["{7: 1, 2: 0}", "{2: 0, 7: 1}"], ["''", "''"],
  ];
  for (const [typed, value] of right) assert.ok(isAnswer(typed, value), `${typed} is ${value}`);
  const wrong = [["", "''"], ["", "7"], ["[2, 1]", "[1, 2]"], ["12", "1 → 2"], ["{1}", "[1]"], ["none", "None"]];
  for (const [typed, value] of wrong) assert.ok(!isAnswer(typed, value), `${typed} is not ${value}`);
});
