"""Skips every number that equals the previous number, even if the previous number was taken."""


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
                if i > 0 and candidates[i] == candidates[i - 1]:
                    continue
                combination.append(candidates[i])
                extend(i + 1, missing - candidates[i])
                combination.pop()

        extend(0, target)
        return result
