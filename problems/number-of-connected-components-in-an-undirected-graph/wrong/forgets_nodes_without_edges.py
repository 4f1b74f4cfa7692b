"""Searches only from nodes that have edges, and does not count nodes without edges."""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        near = {}
        for a, b in edges:
            near.setdefault(a, []).append(b)
            near.setdefault(b, []).append(a)
        seen = set()

        def visit(node):
            seen.add(node)
            for other in near[node]:
                if other not in seen:
                    visit(other)

        components = 0
        for node in near:
            if node not in seen:
                components += 1
                visit(node)
        return components
