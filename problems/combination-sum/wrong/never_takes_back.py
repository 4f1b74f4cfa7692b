"""Never removes a number again, so the numbers of failed sums stay in the ways found later."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        result = []
        combination = []

        def decide(i, missing):
            if missing == 0:
                result.append(combination[:])
                return
            if missing < 0 or i == len(candidates):
                return
            combination.append(candidates[i])
            decide(i, missing - candidates[i])
            decide(i + 1, missing)

        decide(0, target)
        return result
