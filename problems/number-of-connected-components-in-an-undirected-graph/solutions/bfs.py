"""Breadth-first search: take a node, all around it, all around these ... from those that are left.

What is left at the end of a search belongs to other components. Neighbours are kept as sets, so
that those still to be taken are an intersection.
Time: O(n + e)
Space: O(n + e)
"""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        near = [set() for _ in range(n)]
        for a, b in edges:
            near[a].add(b)
            near[b].add(a)
        left = set(range(n))
        components = 0
        while left:
            components += 1
            queue = [left.pop()]
            for node in queue:  # the list grows as we read it
                reached = near[node] & left
                left -= reached
                queue += reached
        return components
