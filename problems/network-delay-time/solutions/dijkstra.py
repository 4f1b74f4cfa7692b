"""Dijkstra's algorithm: a heap gives the next signal to arrive; only a node's first signal counts.

No signal that is sent later can arrive before the next one, because no time is negative. So a node
is settled when its first signal leaves the heap; it then sends its own signals, once.

For times = [[1, 2, 4], [1, 3, 1], [3, 2, 2], [2, 4, 1]], n = 4, k = 1:

    time  node  reached       heap
    -     -     set()         [(0, 1)]
    0     1     {1}           [(1, 3), (4, 2)]
    1     3     {1, 3}        [(3, 2), (4, 2)]  node 2 is reached in 3 by way of node 3
    3     2     {1, 2, 3}     [(4, 2), (4, 4)]
    4     2     {1, 2, 3}     [(4, 4)]          too late: node 2 is settled
    4     4     {1, 2, 3, 4}  []
    return 4
Level: 2
From: simulation; the clock stops at moments at which nothing arrives, so keep the signals under way
  in a heap, which gives the next one to arrive
Ask: Of all signals under way, which one can no other signal overtake?
Beware: wrong/marks_when_pushed, wrong/takes_shortest_edge_next
Time: O(n + e log e), for e connections
Space: O(n + e)
"""

from heapq import heappop, heappush


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        leaving = [[] for _ in range(n + 1)]
        for u, v, w in times:
            leaving[u].append((v, w))
        heap = [(0, k)]  # the time of arrival, and the node
        reached = set()
        now = 0
        while heap and len(reached) < n:
            time, node = heappop(heap)
            if node in reached:
                continue
            reached.add(node)
            now = time
            for v, w in leaving[node]:
                heappush(heap, (time + w, v))
        return now if len(reached) == n else -1
