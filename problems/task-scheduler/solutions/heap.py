"""Heap and queue: the heap has the ready kinds, most tasks first; in the queue, kinds cool.

Every kind cools for the same time, so kinds leave the queue in the order in which they entered it.
Each kind in the queue is stored with the time when it may run again. If the heap is empty, the
machine waits for the first kind in the queue. As in `simulation.py`, the kind with the most tasks
left runs first.

For tasks = ["A", "A", "A", "B"], n = 2:

    time  heap      cooling
    0     [-3, -1]  []
    1     [-1]      [(3, 2)]  A has run
    2     []        [(3, 2)]  B has run
    4     []        [(6, 1)]  A has run, after a wait until 3
    7     []        []        A has run, after a wait until 6
    return 7
Level: 2
From: simulation; in each unit, all kinds are looked at to find the ready kind with the most tasks,
  so keep the ready kinds in a heap, and the others in a queue
Ask: Of the kinds that are ready, which one is wanted? Of the kinds that cool down, which one is
  ready first?
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
