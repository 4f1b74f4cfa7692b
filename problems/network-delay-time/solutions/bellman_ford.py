"""Bellman-Ford: let every connection pass on the time of its first node, until nothing changes.

After round i, no node's time exceeds its best time over paths of at most i connections. A
shortest path needs no more than n - 1 connections, so n - 1 rounds are enough, and one more round
finds no change. In the trace, a row is a round.

For times = [[2, 4, 1], [3, 2, 2], [1, 3, 1], [1, 2, 4]], n = 4, k = 1:

    changed  arrival
    True     [inf, 0, inf, inf, inf]
    True     [inf, 0, 4, 1, inf]      round 1: from node 1 to nodes 3 and 2
    True     [inf, 0, 3, 1, 5]        round 2: node 2 has 3, by way of node 3
    True     [inf, 0, 3, 1, 4]        round 3: node 4 has 4, by way of nodes 3 and 2
    False    [inf, 0, 3, 1, 4]
    return 4
Level: 2
From: simulation; all moments have to be gone through in order, so let each connection pass on the
  time known so far, right or not, and repeat this until nothing changes
Ask: If you know a time at which node u has the signal, what do you know about the nodes that u is
  connected to? When can no connection lower a time any more?
Beware: wrong/relaxes_in_two_rounds_only
Time: O(n · e), for e connections
Space: O(n)
"""

from math import inf


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        arrival = [inf] * (n + 1)
        arrival[k] = 0
        changed = True
        while changed:
            changed = False
            for u, v, w in times:
                if arrival[u] + w < arrival[v]:
                    arrival[v] = arrival[u] + w
                    changed = True
        latest = max(arrival[1:])
        return -1 if latest == inf else latest
