"""Sends the signal from node 1 instead of node k."""

from heapq import heappop, heappush


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        leaving = [[] for _ in range(n + 1)]
        for u, v, w in times:
            leaving[u].append((v, w))
        heap = [(0, 1)]  # the time of arrival, and the node
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
