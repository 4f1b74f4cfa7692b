"""Counts every signal that arrives, even a second one at a node, as if it reached a new node."""

from heapq import heappop, heappush


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        leaving = [[] for _ in range(n + 1)]
        for u, v, w in times:
            leaving[u].append((v, w))
        heap, reached, now, signals = [(0, k)], set(), 0, 0
        while heap and len(reached) < n:
            time, node = heappop(heap)
            signals += 1
            if node in reached:
                continue
            reached.add(node)
            now = time
            for v, w in leaving[node]:
                heappush(heap, (time + w, v))
        return now if signals >= n else -1
