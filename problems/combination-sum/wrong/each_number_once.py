"""Moves on to the next number after taking one, so it uses each number only once."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        candidates.sort()
        result = []
        combination = []

        def extend(start, left):
            if left == 0:
                result.append(combination[:])
                return
            for i in range(start, len(candidates)):
                if candidates[i] > left:
                    break
                combination.append(candidates[i])
                extend(i + 1, left - candidates[i])
                combination.pop()

        extend(0, target)
        return result
