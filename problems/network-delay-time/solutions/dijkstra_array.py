"""Dijkstra's algorithm without a heap: look through all nodes for the next one to get the signal.

In a dense network, this is faster than a heap, which would hold most of the connections.
Level: 3
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
