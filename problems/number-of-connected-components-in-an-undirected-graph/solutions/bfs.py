"""Breadth-first search: take any remaining node, then its neighbours, then theirs, and so on.

The nodes that remain after a search belong to other components. The neighbours are kept as sets:
their intersection with the remaining nodes holds the neighbours not reached yet.
Level: 2
Beware: wrong/stops_at_neighbours
Time: O(n + e)
Space: O(n + e)
"""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        near = [set() for _ in range(n)]
        for a, b in edges:
            near[a].add(b)
            near[b].add(a)
        unreached = set(range(n))
        components = 0
        while unreached:
            components += 1
            queue = [unreached.pop()]
            for node in queue:  # the list grows as we read it
                reached = near[node] & unreached
                unreached -= reached
                queue += reached
        return components
