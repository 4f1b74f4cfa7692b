"""Backtracking, take or leave, in the sorted list: an item is left with all equal items after it.

A way that uses a number k times takes the first k of the equal items: once one of them is left out,
all equal items after it are left out, too. So no way is found twice. The trace omits the last call,
in which no item remains.

For candidates = [2, 2, 4], target = 4:

    i  missing  combination
    0  4        []
    1  2        [2]
    2  0        [2, 2]       a result
    2  2        [2]          the second 2 is left out; 4 does not fit
    2  4        []           both 2s are left out
    3  0        [4]          a result
    return [[2, 2], [4]]
Level: 2
From: wrong/equal_ways_removed_later; leaving out an item but taking an equal one later makes the
  same way again, so once an item is left out, leave out all equal items after it
Ask: Among k equal items, how many of them are taken is all that matters. Which of them should stand
  for "two of them"?
Beware: wrong/end_of_list_first
Time: O(n log n + n · s) for the s distinct choices that add up to at most the target, s ≤ 2ⁿ
Space: O(n) besides the result
"""


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
        candidates.sort()
        result = []
        combination = []

        def decide(i, missing):
            if missing == 0:
                result.append(combination[:])
                return
            if i == len(candidates) or candidates[i] > missing:
                return
            combination.append(candidates[i])
            decide(i + 1, missing - candidates[i])
            combination.pop()
            following = i + 1
            while following < len(candidates) and candidates[following] == candidates[i]:
                following += 1
            decide(following, missing)

        decide(0, target)
        return result
