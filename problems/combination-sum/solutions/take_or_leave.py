"""Two choices: take the number once more, or leave it for good and go on to the next one.

A search ends where nothing is left of the target, where a number is too large, or where no number
is left.
Time: O(k · C(n + k + 1, k + 1)) for n numbers, at most k = target / smallest of them in a sum
Space: O(n + k) besides the result
"""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        result = []
        combination = []

        def decide(i, left):
            if left == 0:
                result.append(combination[:])
                return
            if left < 0 or i == len(candidates):
                return
            combination.append(candidates[i])
            decide(i, left - candidates[i])
            combination.pop()
            decide(i + 1, left)

        decide(0, target)
        return result
