"""Heap and queue: the heap gives the kind with the most tasks left; cooling kinds wait in a queue.

As in `simulation.py`, the kind with the most tasks left runs first. Every kind cools for the same
time, so kinds leave the queue in the order in which they entered it. Each kind is stored with the
time when it may run again. If the heap is empty, the machine waits for the first kind in the queue.

For tasks = ["A", "A", "A", "B"], n = 2:

    time  heap      cooling
    0     [-3, -1]  []
    1     [-1]      [(3, 2)]    A has run
    2     []        [(3, 2)]    B has run
    3     []        [(3, 2)]    no kind is ready: wait until 3
    4     []        [(6, 1)]    A has run
    6     []        [(6, 1)]    wait until 6
    7     []        []
    return 7
Level: 2
Beware: wrong/smallest_first, wrong/never_heapified
Time: O(t · log k) for t tasks of k kinds
Space: O(k)
"""

from collections import Counter, deque
from heapq import heapify, heappop, heappush


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        heap = [-count for count in Counter(tasks).values()]  # negated: the largest is on top
        heapify(heap)
        cooling = deque()  # (the unit from which a kind may run, its tasks left)
        time = 0
        while heap or cooling:
            if not heap:
                time = cooling[0][0]
            if cooling and cooling[0][0] <= time:
                heappush(heap, -cooling.popleft()[1])
            remaining = -heappop(heap) - 1
            time += 1
            if remaining > 0:
                cooling.append((time + n, remaining))
        return time
