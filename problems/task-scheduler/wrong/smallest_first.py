"""Forgets to negate the counts, so the heap gives the kind with the fewest tasks left."""

from collections import Counter
from heapq import heapify, heappop, heappush


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        heap = [*Counter(tasks).values()]
        heapify(heap)
        time = 0
        while heap:
            kinds = min(len(heap), n + 1)
            chosen = [heappop(heap) for _ in range(kinds)]
            for remaining in chosen:
                if remaining > 1:
                    heappush(heap, remaining - 1)
            time += n + 1 if heap else kinds
        return time
