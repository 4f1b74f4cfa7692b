"""Stops at a number equal to the remaining sum, so it never completes a sum."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        candidates.sort()
        result = []
        combination = []

        def extend(start, missing):
            if missing == 0:
                result.append(combination[:])
                return
            for i in range(start, len(candidates)):
                if candidates[i] >= missing:
                    break
                combination.append(candidates[i])
                extend(i, missing - candidates[i])
                combination.pop()

        extend(0, target)
        return result
