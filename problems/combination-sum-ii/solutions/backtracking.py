"""Backtracking in the sorted list: of equal numbers that could come next, only the first is tried.

What comes after an equal number that was left out would come after the first one, too. So a number
is skipped if the one before it is equal and was not taken: that one stands at or after the start.
Time: O(n log n + n · s) for the s different choices that add up to at most the target, s ≤ 2ⁿ
Space: O(n) besides the result
"""


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
        candidates.sort()
        result = []
        combination = []

        def extend(start, left):
            if left == 0:
                result.append(combination[:])
                return
            for i in range(start, len(candidates)):
                if candidates[i] > left:
                    break
                if i > start and candidates[i] == candidates[i - 1]:
                    continue
                combination.append(candidates[i])
                extend(i + 1, left - candidates[i])
                combination.pop()

        extend(0, target)
        return result
