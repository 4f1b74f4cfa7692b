"""Subtracts one component for each edge, even if the edge closes a cycle."""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        return n - len(edges)
