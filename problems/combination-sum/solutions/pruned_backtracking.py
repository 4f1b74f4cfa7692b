"""Backtracking with pruning: a table of possible totals keeps the search out of dead ends.

possible[i] holds the totals up to the target that the numbers in candidates[i:] can add up to. The
search goes on only if the missing amount is among them, so every branch that goes on ends in a
result. The time of the search depends on the number of results, not on the number of failed sums.

For candidates = [2, 3], target = 4:

    i  missing  possible[i]   combination
    0  4        {0, 2, 3, 4}  []
    0  2        {0, 2, 3, 4}  [2]
    0  0        {0, 2, 3, 4}  [2, 2]
    1  2        {0, 3}        [2]          a dead end: 3s never add up to 2
    1  4        {0, 3}        []           a dead end
    return [[2, 2]]
Level: 3
From: take_or_leave; many decisions may lead to sums that can no longer reach the target, so find
  out beforehand which totals the remaining numbers can make
Time: O(target · n · k + w · (n + k)) for n numbers, and w ways of at most k = target / smallest
Space: O(target · n) besides the result
"""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        possible = [{0}]  # the totals of no numbers, of the last number, of the last two ...
        for candidate in reversed(candidates):
            without = possible[-1]
            possible.append(
                {more for total in without for more in range(total, target + 1, candidate)}
            )
        possible.reverse()
        result = []
        combination = []

        def decide(i, missing):
            if missing not in possible[i]:
                return
            if missing == 0:
                result.append(combination[:])
                return
            combination.append(candidates[i])
            decide(i, missing - candidates[i])
            combination.pop()
            decide(i + 1, missing)

        decide(0, target)
        return result
