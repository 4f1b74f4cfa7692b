"""Redirects only the two nodes of the edge to the longer list, not the rest of the shorter list."""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        component = [[node] for node in range(n)]
        components = n
        for a, b in edges:
            if component[a] is not component[b]:
                shorter, longer = sorted((component[a], component[b]), key=len)
                longer += shorter
                component[a] = component[b] = longer
                components -= 1
        return components
