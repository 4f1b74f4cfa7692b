"""Stores the time before the task has run, so its kind runs again one unit too early."""

from collections import Counter, deque
from heapq import heapify, heappop, heappush


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        heap = [-count for count in Counter(tasks).values()]
        heapify(heap)
        cooling = deque()
        time = 0
        while heap or cooling:
            if not heap:
                time = cooling[0][0]
            if cooling and cooling[0][0] <= time:
                heappush(heap, -cooling.popleft()[1])
            remaining = -heappop(heap) - 1
            if remaining > 0:
                cooling.append((time + n, remaining))
            time += 1
        return time
