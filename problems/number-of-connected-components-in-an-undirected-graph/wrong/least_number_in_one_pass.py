"""Gives both nodes of an edge the lower of their numbers, but in only one pass over the edges."""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        number = list(range(n))
        for a, b in edges:
            number[a] = number[b] = min(number[a], number[b])
        return len(set(number))
