"""Depth-first search by recursion from each node that has not been seen: one for each component.

A search sees all of its component, so the next node that has not been seen is in another one.
Time: O(n + e)
Space: O(n + e), of which the recursion is up to n calls deep
"""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        near = [[] for _ in range(n)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        seen = set()

        def visit(node):
            seen.add(node)
            for other in near[node]:
                if other not in seen:
                    visit(other)

        components = 0
        for node in range(n):
            if node not in seen:
                components += 1
                visit(node)
        return components
