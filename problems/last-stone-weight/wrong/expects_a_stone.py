"""Assumes that a stone remains, but the last two may destroy each other."""

from heapq import heapify, heappop, heappush

VERDICT = "Runtime Error"


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        negated = [-stone for stone in stones]
        heapify(negated)
        while len(negated) > 1:
            first, second = -heappop(negated), -heappop(negated)
            if first > second:
                heappush(negated, -(first - second))
        return -negated[0]
