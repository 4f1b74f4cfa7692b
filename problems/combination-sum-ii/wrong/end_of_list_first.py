"""Checks for the end of the list before it checks for a complete sum, so it loses complete sums."""


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
        candidates.sort()
        result = []
        combination = []

        def decide(i, missing):
            if i == len(candidates) or missing < 0:
                return
            if missing == 0:
                result.append(combination[:])
                return
            combination.append(candidates[i])
            decide(i + 1, missing - candidates[i])
            combination.pop()
            following = i + 1
            while following < len(candidates) and candidates[following] == candidates[i]:
                following += 1
            decide(following, missing)

        decide(0, target)
        return result
