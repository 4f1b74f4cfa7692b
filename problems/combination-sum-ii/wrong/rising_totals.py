"""Goes through the totals in ascending order, so a number extends ways that already use it."""

from collections import Counter


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
        ways = [[] for _ in range(target + 1)]
        ways[0] = [[]]
        for number, count in Counter(candidates).items():
            for total in range(1, target + 1):
                for copies in range(1, min(count, total // number) + 1):
                    for way in ways[total - copies * number]:
                        ways[total].append(way + [number] * copies)
        return ways[target]
