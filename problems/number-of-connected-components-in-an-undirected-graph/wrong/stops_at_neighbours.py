"""Marks the neighbours of a node as seen, but does not go on to their neighbours."""


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
                seen.add(other)

        components = 0
        for node in range(n):
            if node not in seen:
                components += 1
                visit(node)
        return components
