"""Run the plan: a heap gives the kind that is left most often; a queue holds those that cool down.

A kind enters the queue with the time at which it may run again, so the first in the queue is the
first to come back to the heap. If the heap is empty, the machine waits for it.
Time: O(t · log k) for t tasks of k kinds
Space: O(k)
"""

from collections import Counter, deque
from heapq import heapify, heappop, heappush


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        heap = [-count for count in Counter(tasks).values()]  # negative: the largest comes first
        heapify(heap)
        cooling = deque()  # (time at which it may run, how many are left)
        time = 0
        while heap or cooling:
            if not heap:
                time = cooling[0][0]
            if cooling and cooling[0][0] <= time:
                heappush(heap, -cooling.popleft()[1])
            left = -heappop(heap) - 1
            time += 1
            if left > 0:
                cooling.append((time + n, left))
        return time
