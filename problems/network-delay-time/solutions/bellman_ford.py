"""Bellman and Ford: let every connection pass on what its first node has, again and again.

After the first round, all ways of one connection are right, after the second all of two, and no
shortest way has more than n - 1. It stops when a round changes nothing.
Time: O(n · e), for e connections
Space: O(n)
"""

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
        latest = max(arrival[1:])
        return -1 if latest == NEVER else latest
