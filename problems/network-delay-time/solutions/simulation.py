"""Simulation, moment by moment: a node sends the signal on when it is reached for the first time.

`arriving` notes for each moment which nodes a signal reaches then. If a connection takes no time,
it adds a node to the very list that is being read, and the loop reaches this node, too.

For times = [[1, 2, 3], [1, 3, 1], [3, 2, 1]], n = 3, k = 1:

    now  reached    arriving
    0    set()      {0: [1]}
    1    {1}        {3: [2], 1: [3]}  at 0, node 1 has sent two signals
    2    {1, 3}     {3: [2], 2: [2]}  at 1, node 3 has sent one, which is to arrive at 2
    3    {1, 2, 3}  {3: [2]}          at 2, node 2 has been reached
    4    {1, 2, 3}  {}                at 3, a second signal to node 2 was of no use
    return 2
Level: 1
Time: O(n · (w + 1) + e), for e connections that take up to w
Space: O(n + e)
"""


class Solution:
    def networkDelayTime(self, times: list[list[int]], n: int, k: int) -> int:
        leaving = [[] for _ in range(n + 1)]
        for u, v, w in times:
            leaving[u].append((v, w))
        arriving = {0: [k]}
        reached = set()
        now = latest = 0
        while arriving:
            for node in arriving.get(now, []):
                if node not in reached:
                    reached.add(node)
                    latest = now
                    for v, w in leaving[node]:
                        arriving.setdefault(now + w, []).append(v)
            arriving.pop(now, None)
            now += 1
        return latest if len(reached) == n else -1
