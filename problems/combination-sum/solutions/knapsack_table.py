"""Unbounded knapsack table: list the ways to write each total, adding one number after another.

The recurrence, for each number c in turn and for totals in ascending order:

    ways[total] += [way + [c] for way in ways[total - c]]

The base case is ways[0] = [[]]. Totals ascend, so ways[total - c] may already use c: a number can
occur again. The loop over the numbers is outside, so the numbers of a way are in list order. The
trace shows the steps that add a way.

For candidates = [2, 3], target = 5:

    candidate  total  ways
    2          2      [[[]], [], [[2]], [], [], []]
    2          4      [[[]], [], [[2]], [], [[2, 2]], []]
    3          3      [[[]], [], [[2]], [[3]], [[2, 2]], []]
    3          5      [[[]], [], [[2]], [[3]], [[2, 2]], [[2, 3]]]
    return [[2, 3]]
Level: 3
From: backtracking; the search reaches the same total by many sums, and completes it again each
  time, so list the ways to write each total once
Beware: wrong/totals_outside
Time: O(target · n + k · C(n + k, k)) for n numbers, in sums of at most k = target / smallest
Space: O(target + k · C(n + k, k)), the ways to write all totals
"""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        ways = [[] for _ in range(target + 1)]
        ways[0] = [[]]
        for candidate in candidates:
            for total in range(candidate, target + 1):
                ways[total] += [[*way, candidate] for way in ways[total - candidate]]
        return ways[target]
