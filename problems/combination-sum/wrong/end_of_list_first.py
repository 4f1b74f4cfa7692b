"""Checks for the end of the list before it checks for a complete sum, so it loses complete sums."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        result = []
        combination = []

        def decide(i, left):
            if left < 0 or i == len(candidates):
                return
            if left == 0:
                result.append(combination[:])
            combination.append(candidates[i])
            decide(i, left - candidates[i])
            combination.pop()
            decide(i + 1, left)

        decide(0, target)
        return result
