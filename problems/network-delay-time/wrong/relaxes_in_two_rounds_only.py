"""Relaxes each connection only twice, but a long path may need more rounds."""

from math import inf

CAUGHT_BY = "generated"


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        arrival = [inf] * (n + 1)
        arrival[k] = 0
        for u, v, w in times + times:
            arrival[v] = min(arrival[v], arrival[u] + w)
        latest = max(arrival[1:])
        return -1 if latest == inf else latest
