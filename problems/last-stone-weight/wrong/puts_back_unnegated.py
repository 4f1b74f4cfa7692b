"""Puts the rest of a stone back without a minus sign, so it ends up at the bottom of the heap."""

from heapq import heapify, heappop, heappush


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        negated = [-stone for stone in stones]
        heapify(negated)
        while len(negated) > 1:
            first, second = -heappop(negated), -heappop(negated)
            if first > second:
                heappush(negated, first - second)
        return -negated[0] if negated else 0
