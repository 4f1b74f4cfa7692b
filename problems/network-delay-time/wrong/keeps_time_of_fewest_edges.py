"""Keeps the time of the path with the fewest connections, even if another path is faster."""

from collections import deque


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        leaving = [[] for _ in range(n + 1)]
        for u, v, w in times:
            leaving[u].append((v, w))
        arrival = {k: 0}
        queue = deque([k])
        while queue:
            node = queue.popleft()
            for v, w in leaving[node]:
                if v not in arrival:
                    arrival[v] = arrival[node] + w
                    queue.append(v)
        return max(arrival.values()) if len(arrival) == n else -1
