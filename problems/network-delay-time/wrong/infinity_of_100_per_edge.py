"""Uses 100 times the number of connections as infinity, but a signal may take exactly that long.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #29468"
CAUGHT_BY = "killers"


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        never = 100 * len(times)
        arrival = [never] * (n + 1)
        arrival[k] = 0
        changed = True
        while changed:
            changed = False
            for u, v, w in times:
                if arrival[u] + w < arrival[v]:
                    arrival[v] = arrival[u] + w
                    changed = True
        latest = max(arrival[1:])
        return -1 if latest == never else latest
