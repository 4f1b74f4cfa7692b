"""Stops at a number that is too large, but never sorts, so it misses smaller numbers after it."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        result = []
        combination = []

        def extend(start, missing):
            if missing == 0:
                result.append(combination[:])
                return
            for i in range(start, len(candidates)):
                if candidates[i] > missing:
                    break
                combination.append(candidates[i])
                extend(i, missing - candidates[i])
                combination.pop()

        extend(0, target)
        return result
