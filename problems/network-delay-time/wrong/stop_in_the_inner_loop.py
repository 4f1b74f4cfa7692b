"""Tries all stops for each pair of nodes in turn, so some paths with several stops are missed."""

CAUGHT_BY = "generated"

NEVER = float("inf")


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        table = [[NEVER] * n for _ in range(n)]
        for u, v, w in times:
            table[u - 1][v - 1] = w
        for node in range(n):
            table[node][node] = 0
        for row in table:
            for node in range(n):
                for stop in range(n):
                    row[node] = min(row[node], row[stop] + table[stop][node])
        latest = max(table[k - 1])
        return -1 if latest == NEVER else latest
