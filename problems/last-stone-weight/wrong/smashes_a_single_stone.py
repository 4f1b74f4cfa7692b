"""Continues as long as there is a stone, but smashing needs two stones."""

from heapq import heapify, heappop, heappush

VERDICT = "Runtime Error"


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        negated = [-stone for stone in stones]
        heapify(negated)
        while negated:
            first, second = -heappop(negated), -heappop(negated)
            if first > second:
                heappush(negated, -(first - second))
        return -negated[0] if negated else 0
