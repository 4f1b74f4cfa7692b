"""Uses 1,000 as infinity, but a signal may take 9,900."""

CAUGHT_BY = "killers"

NEVER = 1000


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
