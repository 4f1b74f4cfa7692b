"""Backtracking, take or leave: use the number once more, or leave it for good and move on.

Each way is one path of decisions, so it is found once. There are two base cases: if nothing is
missing, the sum is a result; if too much was taken, or no number remains, it is none. The trace
omits the calls in which no number remains.

For candidates = [2, 3], target = 3:

    i  missing  combination
    0  3        []
    0  1        [2]
    0  -1       [2, 2]       too much: back
    1  1        [2]
    1  -2       [2, 3]       too much: back
    1  3        []
    1  0        [3]          a result
    return [[3]]
Level: 2
From: wrong/orders_sorted_out_later; every sum is found in all of its orders, so decide about one
  number at a time, and never come back to it
Ask: Look only at the first number: which two choices are there, and what is the same question
  afterwards?
Beware: wrong/end_of_list_first
Time: O(k · C(n + k + 1, k + 1)) for n numbers, in sums of at most k = target / smallest
Space: O(n + k) besides the result
"""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        result = []
        combination = []

        def decide(i, missing):
            if missing == 0:
                result.append(combination[:])
                return
            if missing < 0 or i == len(candidates):
                return
            combination.append(candidates[i])
            decide(i, missing - candidates[i])
            combination.pop()
            decide(i + 1, missing)

        decide(0, target)
        return result
