"""Bounded knapsack table: list the ways to write each total, adding one number after another.

The recurrence, for each number c with its count, and for totals in descending order:

    ways[total] += [way + [c] * copies for way in ways[total - copies * c]]

with copies from 1 to the count, as far as they fit in the total. The base case is ways[0] = [[]].
Totals descend, so no way for a smaller total uses c yet, and no way that has its copies of c gets
any more. The trace shows the steps that add a way.

For candidates = [1, 1, 2], target = 2:

    number  total  ways
    1       2      [[[]], [], [[1, 1]]]
    1       1      [[[]], [[1]], [[1, 1]]]
    2       2      [[[]], [[1]], [[1, 1], [2]]]
    return [[1, 1], [2]]
Level: 3
From: counts; the search reaches the same total by many choices, and completes it again each time,
  so list the ways to write each total once
Beware: wrong/rising_totals
Time: O(n · target + n · s) for the s distinct choices that add up to at most the target, s ≤ 2ⁿ
Space: O(target + n · s), the ways to write all totals
"""

from collections import Counter


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
        ways = [[] for _ in range(target + 1)]
        ways[0] = [[]]
        for number, count in Counter(candidates).items():
            for total in range(target, 0, -1):
                for copies in range(1, min(count, total // number) + 1):
                    for way in ways[total - copies * number]:
                        ways[total].append(way + [number] * copies)
        return ways[target]
