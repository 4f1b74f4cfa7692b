"""Dijkstra's algorithm without a heap: look through all nodes for the next one to get the signal.

In a dense network, e is close to n², and O(n²) grows more slowly than the O(e log e) of the heap.

For times = [[1, 2, 4], [1, 3, 1], [3, 2, 2], [2, 4, 1]], n = 4, k = 1:

    node  arrival                  waiting
    -     [inf, 0, inf, inf, inf]  {1, 2, 3, 4}
    1     [inf, 0, 4, 1, inf]      {2, 3, 4}
    3     [inf, 0, 3, 1, inf]      {2, 4}
    2     [inf, 0, 3, 1, 4]        {4}
    4     [inf, 0, 3, 1, 4]        set()
    return 4
Level: 3
From: dijkstra; if nearly all pairs of nodes are connected, the heap holds most of the connections,
  so look through the n nodes instead
Time: O(n² + e), for e connections
Space: O(n + e)
"""

NEVER = float("inf")


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        leaving = [[] for _ in range(n + 1)]
        for u, v, w in times:
            leaving[u].append((v, w))
        arrival = [NEVER] * (n + 1)
        arrival[k] = 0
        waiting = set(range(1, n + 1))
        while waiting:
            node = min(waiting, key=lambda node: arrival[node])
            waiting.remove(node)
            for v, w in leaving[node]:
                arrival[v] = min(arrival[v], arrival[node] + w)
        latest = max(arrival[1:])
        return -1 if latest == NEVER else latest
