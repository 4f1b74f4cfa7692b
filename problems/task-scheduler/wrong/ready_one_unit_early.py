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
            left = -heappop(heap) - 1
            if left > 0:
                cooling.append((time + n, left))
            time += 1
        return time
