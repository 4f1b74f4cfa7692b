"""SPFA (Bellman-Ford with a queue): a node that gets the signal earlier than before sends it again.

Only nodes whose time has changed wait in the queue, each at most once. That saves rounds in which
little changes, but nothing in the worst case. Unlike Dijkstra's algorithm, this also works with
negative times, if no cycle is negative.
Level: 3
From: bellman_ford; a connection is read in every round, even if the time of its first node has not
  changed since, so keep a queue of the nodes whose time has changed
Time: O(n · e), for e connections
Space: O(n + e)
"""

from collections import deque

NEVER = float("inf")


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        leaving = [[] for _ in range(n + 1)]
        for u, v, w in times:
            leaving[u].append((v, w))
        arrival = [NEVER] * (n + 1)
        arrival[k] = 0
        queue, waits = deque([k]), {k}
        while queue:
            node = queue.popleft()
            waits.remove(node)
            for v, w in leaving[node]:
                if arrival[node] + w < arrival[v]:
                    arrival[v] = arrival[node] + w
                    if v not in waits:
                        waits.add(v)
                        queue.append(v)
        latest = max(arrival[1:])
        return -1 if latest == NEVER else latest
