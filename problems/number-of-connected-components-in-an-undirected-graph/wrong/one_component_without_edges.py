"""Returns 1 if there are no edges, instead of one component for each node."""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        if not edges:
            return 1
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
