"""Find out first what the numbers from each place on can add up to, then never enter a dead end.

With these totals, every search goes on until it is complete: the time depends on how many ways
there are, not on how many sums fail.
Time: O(target · n · k + w · (n + k)) for n numbers, and w ways of up to k numbers
Space: O(target · n) besides the result
"""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        possible = [{0}]  # totals: first without a number, then with the last one, the last two ...
        for candidate in reversed(candidates):
            without = possible[-1]
            possible.append(
                {more for total in without for more in range(total, target + 1, candidate)}
            )
        possible.reverse()
        result = []
        combination = []

        def decide(i, left):
            if left not in possible[i]:
                return
            if left == 0:
                result.append(combination[:])
                return
            combination.append(candidates[i])
            decide(i, left - candidates[i])
            combination.pop()
            decide(i + 1, left)

        decide(0, target)
        return result
