"""Backtracking with pruning: a table of possible totals keeps the search out of dead ends.

possible[i] holds the totals up to the target that the numbers in candidates[i:] can add up to. The
search goes on only if the missing amount is among them, so every branch that goes on ends in a
result: the time of the search depends on the number of results, not of failed sums.

For candidates = [2, 3], target = 4:

    i  left  possible[i]      combination
    0  4     {0, 2, 3, 4}     []
    0  2     {0, 2, 3, 4}     [2]
    0  0     {0, 2, 3, 4}     [2, 2]
    1  2     {0, 3}           [2]          a dead end: 3s never add up to 2
    1  4     {0, 3}           []           a dead end
    return [[2, 2]]
Level: 3
Time: O(target · n · k + w · (n + k)) for n numbers, and w ways of up to k numbers
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
