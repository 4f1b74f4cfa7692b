"""Forgets to negate the weights, so the two lightest stones are smashed."""

from heapq import heapify, heappop, heappush


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        left = stones[:]
        heapify(left)
        while len(left) > 1:
            first, second = heappop(left), heappop(left)
            if first != second:
                heappush(left, abs(first - second))
        return left[0] if left else 0
