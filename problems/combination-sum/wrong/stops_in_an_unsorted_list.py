"""Stops at a number that is too large, but never sorts, so it misses smaller numbers after it."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        result = []
        combination = []

        def extend(start, left):
            if left == 0:
                result.append(combination[:])
                return
            for i in range(start, len(candidates)):
                if candidates[i] > left:
                    break
                combination.append(candidates[i])
                extend(i, left - candidates[i])
                combination.pop()

        extend(0, target)
        return result
