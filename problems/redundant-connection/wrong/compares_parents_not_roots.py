"""Compares the parents of the two nodes, not their roots."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        parent = list(range(len(edges) + 1))
        size = [1] * len(parent)

        def union(a, b):
            a, b = parent[a], parent[b]
            if a == b:
                return False
            if size[a] < size[b]:
                a, b = b, a  # the larger group's root stays
            parent[b] = a
            size[a] += size[b]
            return True

        for a, b in edges:
            if not union(a, b):
                return [a, b]
