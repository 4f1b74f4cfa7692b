"""Lets the signal travel along each connection from its second node to its first."""

NEVER = float("inf")


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        arrival = [NEVER] * (n + 1)
        arrival[k] = 0
        changed = True
        while changed:
            changed = False
            for v, u, w in times:
                if arrival[u] + w < arrival[v]:
                    arrival[v] = arrival[u] + w
                    changed = True
        latest = max(arrival[1:])
        return -1 if latest == NEVER else latest
