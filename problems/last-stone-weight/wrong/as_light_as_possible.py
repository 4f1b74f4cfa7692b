"""Chooses which stones to smash so that the last stone is as light as possible."""


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        sums = {0}
        for stone in stones:
            sums |= {total + stone for total in sums}
        return min(abs(sum(stones) - 2 * total) for total in sums)
