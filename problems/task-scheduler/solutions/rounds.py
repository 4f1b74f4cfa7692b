"""Plan in rounds of n + 1 units, each of which runs the n + 1 kinds that are left most often.

No kind comes twice in a round, and all of them may run again in the next, as they come in the same
order. Only the last round ends with its last task; any other that is too short is filled up.
Time: O(t · log k) for t tasks of k kinds
Space: O(k)
"""

from collections import Counter
from heapq import heapify, heappop, heappush


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        heap = [-count for count in Counter(tasks).values()]  # negative: the largest comes first
        heapify(heap)
        time = 0
        while heap:
            kinds = min(len(heap), n + 1)
            chosen = [-heappop(heap) for _ in range(kinds)]
            for left in chosen:
                if left > 1:
                    heappush(heap, -(left - 1))
            time += n + 1 if heap else kinds
        return time
