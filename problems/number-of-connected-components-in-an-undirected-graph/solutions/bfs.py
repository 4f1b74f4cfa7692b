"""Breadth-first search: take any node that is left, then its neighbours, then theirs, and so on.

What is left at the end of a search belongs to other components. The neighbours are kept as sets, so
those that are still left are an intersection.
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
