"""Relaxes each connection only twice, but a long path may need more rounds."""

CAUGHT_BY = "generated"

NEVER = float("inf")


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        arrival = [NEVER] * (n + 1)
        arrival[k] = 0
        for u, v, w in times + times:
            arrival[v] = min(arrival[v], arrival[u] + w)
        latest = max(arrival[1:])
        return -1 if latest == NEVER else latest
