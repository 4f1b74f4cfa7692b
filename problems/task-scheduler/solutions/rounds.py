"""Heap in rounds of n + 1 units: each round runs the n + 1 kinds with the most tasks left.

No kind occurs twice in a round. A kind that occurs in two successive rounds can run at the same
place in both, so it cools for n units. A round with too few kinds is filled up by waiting; only the
last round ends with its last task.

For tasks = ["A", "A", "A", "B", "B", "B", "C"], n = 2:

    time  kinds  chosen
    0     -      -
    3     3      [3, 3, 1]  A B C
    6     2      [2, 2]     A B wait
    8     2      [1, 1]     A B
    return 8
Level: 3
From: heap; a kind that has run cools down for n units, so choose the kinds of n + 1 units at once:
  none has to cool down within a round
Beware: wrong/full_last_round, wrong/round_of_n_units
Time: O(t · log k) for t tasks of k kinds
Space: O(k)
"""

from collections import Counter
from heapq import heapify, heappop, heappush


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        heap = [-count for count in Counter(tasks).values()]  # negated: the largest is on top
        heapify(heap)
        time = 0
        while heap:
            kinds = min(len(heap), n + 1)
            chosen = [-heappop(heap) for _ in range(kinds)]
            for remaining in chosen:
                if remaining > 1:
                    heappush(heap, -(remaining - 1))
            time += n + 1 if heap else kinds
        return time
