"""Dijkstra's algorithm: a heap gives the next signal to arrive; the first at a node counts.

No signal that is still on its way can come earlier than the next one, as no time is negative. A
node sends its own signals once, when it gets the first.
Time: O(n + e log e), for e connections
Space: O(n + e)
"""

from heapq import heappop, heappush


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        leaving = [[] for _ in range(n + 1)]
        for u, v, w in times:
            leaving[u].append((v, w))
        heap, reached, now = [(0, k)], set(), 0
        while heap and len(reached) < n:
            time, node = heappop(heap)
            if node in reached:
                continue
            reached.add(node)
            now = time
            for v, w in leaving[node]:
                heappush(heap, (time + w, v))
        return now if len(reached) == n else -1
