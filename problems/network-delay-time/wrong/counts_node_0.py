"""Includes node 0, which does not exist and is never reached."""

NEVER = float("inf")


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        arrival = [NEVER] * (n + 1)
        arrival[k] = 0
        changed = True
        while changed:
            changed = False
            for u, v, w in times:
                if arrival[u] + w < arrival[v]:
                    arrival[v] = arrival[u] + w
                    changed = True
        latest = max(arrival)
        return -1 if latest == NEVER else latest
