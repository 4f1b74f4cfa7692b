"""Stores the list that it keeps changing instead of a copy, so all ways are empty in the end."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        candidates.sort()
        result = []
        combination = []

        def extend(start, missing):
            if missing == 0:
                result.append(combination)
                return
            for i in range(start, len(candidates)):
                if candidates[i] > missing:
                    break
                combination.append(candidates[i])
                extend(i, missing - candidates[i])
                combination.pop()

        extend(0, target)
        return result
