"""Avoids only the node from which it came, so it goes round a cycle and never ends."""

VERDICT = "Runtime Error"


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        near = [[] for _ in range(n)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        seen = set()

        def visit(node, parent):
            seen.add(node)
            for other in near[node]:
                if other != parent:
                    visit(other, node)

        components = 0
        for node in range(n):
            if node not in seen:
                components += 1
                visit(node, None)
        return components
