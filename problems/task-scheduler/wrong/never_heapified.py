"""Pops from a list that was never made a heap, so the first count need not be the largest.

Reported as accepted in 2024.
"""

from collections import Counter
from heapq import heappop, heappush

REPORTED = "LeetCode-Feedback #21438"
CAUGHT_BY = "generated"


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        heap = [-count for count in Counter(tasks).values()]
        time = 0
        while heap:
            kinds = min(len(heap), n + 1)
            chosen = [-heappop(heap) for _ in range(kinds)]
            for remaining in chosen:
                if remaining > 1:
                    heappush(heap, -(remaining - 1))
            time += n + 1 if heap else kinds
        return time
