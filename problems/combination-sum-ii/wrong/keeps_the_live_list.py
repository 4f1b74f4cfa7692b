"""Stores not a copy but the list itself, which it keeps changing, so all ways end up empty."""


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
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
                if i > start and candidates[i] == candidates[i - 1]:
                    continue
                combination.append(candidates[i])
                extend(i + 1, missing - candidates[i])
                combination.pop()

        extend(0, target)
        return result
