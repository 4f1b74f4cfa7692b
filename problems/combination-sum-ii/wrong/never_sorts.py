"""Compares neighbours without sorting, so it misses equal numbers that are not adjacent."""


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
        result = []
        combination = []

        def extend(start, missing):
            if missing == 0:
                result.append(combination[:])
                return
            for i in range(start, len(candidates)):
                if candidates[i] > missing:
                    continue
                if i > start and candidates[i] == candidates[i - 1]:
                    continue
                combination.append(candidates[i])
                extend(i + 1, missing - candidates[i])
                combination.pop()

        extend(0, target)
        return result
