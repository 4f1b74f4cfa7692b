"""Dynamic programming: the ways to write each total, with one number after the other let in.

Some copies of a number complete the ways to write what they leave of a total. Totals fall, so that
these ways cannot hold the number yet: it stands only in those of larger totals.
Time: O(n · target + n · s) for the s different choices that add up to at most the target, s ≤ 2ⁿ
Space: O(n · s), the ways to write all totals
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
