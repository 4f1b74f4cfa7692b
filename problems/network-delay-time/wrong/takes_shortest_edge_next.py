"""Takes the shortest connection next, not the one whose signal arrives first."""

from heapq import heappop, heappush

CAUGHT_BY = "killers"


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        leaving = [[] for _ in range(n + 1)]
        for u, v, w in times:
            leaving[u].append((v, w))
        heap = [(0, k, 0)]
        reached = set()
        now = 0
        while heap and len(reached) < n:
            _, node, time = heappop(heap)
            if node in reached:
                continue
            reached.add(node)
            now = max(now, time)
            for v, w in leaving[node]:
                heappush(heap, (w, v, time + w))
        return now if len(reached) == n else -1
