"""Floyd-Warshall: the shortest times between all nodes; each round allows one more node as a stop.

    table[i][j] = min(table[i][j], table[i][stop] + table[stop][j])

The invariant: after each round, an entry is the shortest time with stops among the nodes so far.
The row of node k gives the answer; the other rows are for other senders.

For times = [[1, 2, 4], [1, 3, 1], [3, 2, 2]], n = 3, k = 1:

    stop  table
    -     [[0, 4, 1], [inf, 0, inf], [inf, 2, 0]]
    0     [[0, 4, 1], [inf, 0, inf], [inf, 2, 0]]
    1     [[0, 4, 1], [inf, 0, inf], [inf, 2, 0]]
    2     [[0, 3, 1], [inf, 0, inf], [inf, 2, 0]]  from 1 to 2 by way of 3
    return 3
Level: 3
From: bellman_ford; each round allows at least one more connection, for a single sender, so let each
  round allow one more node as a stop instead, for all senders at once
Beware: wrong/stop_in_the_inner_loop
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
