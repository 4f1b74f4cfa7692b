import assert from "node:assert/strict";
import { test } from "node:test";
import { choices, judgement } from "../../../scripts/kata/watch/page/scripts/gallery.mjs";

const wrong = (answer, result) => ({ word: "Wrong Answer", answer, result });

test("numbers and words are typed, and everything else is chosen", () => {
  assert.deepEqual(choices(wrong("1", "-1")), []);
  assert.deepEqual(choices(wrong("'A'", "'Pending'")), []);
  assert.deepEqual(choices(wrong("True", "False")), ["False", "True"]);
  assert.deepEqual(choices(wrong("[[0, 1]]", "[[0, 0]]")), ["[[0, 0]]", "[[0, 1]]"]);
});

test("a run that returns nothing can be told from one that does", () => {
  const some = choices({ word: "Time Limit Exceeded", answer: "24", result: "the limit is 2 s" });
  assert.deepEqual(some, ["24", "nothing: it raises an exception", "nothing: it takes too long"]);
  assert.equal(choices({ word: "Memory Limit Exceeded", answer: "24", result: "" }).length, 4);
});

test("a number may be written in any way, and text only as it is", () => {
  assert.equal(judgement(wrong("1.0", "-1.0"), "-1").isRight, true);
  assert.equal(judgement(wrong("2", "3"), "3.0").isRight, true);
  assert.equal(judgement(wrong("0.5", "0.333333333"), ".333333").isRight, true);
  assert.equal(judgement(wrong("0.5", "0.333333333"), "0.33").isRight, false);
  assert.equal(judgement(wrong("1.0", "-1.0"), "1").says, "That would be right, but no.");
  assert.equal(judgement(wrong("1", "9007199254740993"), "9007199254740992").isRight, false);
  assert.equal(judgement(wrong("'1'", "'1.0'"), "1").isRight, false);
});

test("what is returned is the right answer to the question, not what should be", () => {
  assert.equal(judgement(wrong("'A'", "'Pending'"), " Pending ").isRight, true);
  assert.equal(judgement(wrong("'A'", "'Ab'"), "ab").isRight, false);
  assert.deepEqual(judgement(wrong("1", "0"), "1"), { isRight: false, says: "That would be right, but no." });
  assert.equal(judgement(wrong("1", "0"), "2").says, "No.");
  const slow = { word: "Time Limit Exceeded", answer: "24", result: "the limit is 2 s" };
  assert.equal(judgement(slow, "nothing: it takes too long").isRight, true);
  assert.equal(judgement(slow, "the limit is 2 s").isRight, false);
});
