"""Checks that the first k edges always name more than k nodes, but not that all are connected.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #24360"


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        named = set()
        for count, edge in enumerate(edges, 1):
            named.update(edge)
            if len(named) <= count:
                return False
        return len(edges) == n - 1
