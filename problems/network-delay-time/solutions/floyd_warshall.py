"""Floyd and Warshall: the least times between all nodes, with one more stop allowed each time.

When a node has been let in as a stop, each table entry is the least time with stops among the nodes
so far. The row of node k is the answer; all others would answer for other senders.
Time: O(n³)
Space: O(n²)
"""

NEVER = float("inf")


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        table = [[NEVER] * n for _ in range(n)]
        for u, v, w in times:
            table[u - 1][v - 1] = w
        for node in range(n):
            table[node][node] = 0
        for stop in range(n):
            onward = table[stop]
            for row in table:
                to_stop = row[stop]
                row[:] = [min(time, to_stop + rest) for time, rest in zip(row, onward)]
        latest = max(table[k - 1])
        return -1 if latest == NEVER else latest
