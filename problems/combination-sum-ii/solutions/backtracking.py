"""Backtracking in the sorted list: each item may come next, but only the first of equal items.

Sorting puts equal items side by side. Any way that takes a later equal item next can take the first
of them instead. An item is skipped only if the item before it is equal and stands at `start` or
later. That item is not in the combination, so a way can still use equal items.

For candidates = [1, 2, 2], target = 3:

    start  missing  combination
    0      3        []
    1      2        [1]
    2      0        [1, 2]       a result; the second 2 is skipped
    2      1        [2]          nothing fits; again, the second 2 is skipped
    return [[1, 2]]
Level: 2
From: wrong/equal_ways_removed_later; equal ways are found only to be thrown away, so do not enter a
  branch that only repeats another
Ask: Two equal items could come next: which ways does the second one lead to that the first one does
  not?
Beware: wrong/equal_number_never_twice, wrong/never_sorts
Time: O(n log n + n · s) for the s distinct choices that add up to at most the target, s ≤ 2ⁿ
Space: O(n) besides the result
"""


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
        candidates.sort()
        result = []
        combination = []

        def extend(start, missing):
            if missing == 0:
                result.append(combination[:])
                return
            for i in range(start, len(candidates)):
                if candidates[i] > missing:
                    break
                if i > start and candidates[i] == candidates[i - 1]:
                    continue
                combination.append(candidates[i])
                extend(i + 1, missing - candidates[i])
                combination.pop()

        extend(0, target)
        return result
