"""A heap always has the heaviest stone on top; what is left of it goes back into the heap.

Python's heaps have the least number on top, so the weights are negated.
Time: O(n log n)
Space: O(n)
"""

from heapq import heapify, heappop, heappush


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        negated = [-stone for stone in stones]
        heapify(negated)
        while len(negated) > 1:
            first, second = -heappop(negated), -heappop(negated)
            if first > second:
                heappush(negated, -(first - second))
        return -negated[0] if negated else 0
