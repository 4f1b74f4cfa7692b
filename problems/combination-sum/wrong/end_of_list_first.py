"""Gives up at the end of the list before it checks for a complete sum, so it loses sums."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        result = []
        combination = []

        def decide(i, missing):
            if missing < 0 or i == len(candidates):
                return
            if missing == 0:
                result.append(combination[:])
            combination.append(candidates[i])
            decide(i, missing - candidates[i])
            combination.pop()
            decide(i + 1, missing)

        decide(0, target)
        return result
