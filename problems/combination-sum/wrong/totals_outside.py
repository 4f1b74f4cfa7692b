"""Loops over totals outside and numbers inside, so it finds each way in all its orders."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        ways = [[] for _ in range(target + 1)]
        ways[0] = [[]]
        for total in range(1, target + 1):
            for candidate in candidates:
                if candidate <= total:
                    ways[total] += [[*way, candidate] for way in ways[total - candidate]]
        return ways[target]
