"""Lets the signal travel along a connection in both directions."""

from heapq import heappop, heappush


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        leaving = [[] for _ in range(n + 1)]
        for u, v, w in times:
            leaving[u].append((v, w))
            leaving[v].append((u, w))
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
