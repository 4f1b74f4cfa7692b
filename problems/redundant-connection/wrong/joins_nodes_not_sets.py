"""Joins the two nodes, not the groups that they are in."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        parent = list(range(len(edges) + 1))
        size = [1] * len(parent)

        def find(x):
            while parent[x] != x:
                parent[x] = parent[parent[x]]  # path halving
                x = parent[x]
            return x

        def union(a, b):
            if find(a) == find(b):
                return False
            if size[a] < size[b]:
                a, b = b, a  # the larger group's root stays
            parent[b] = a
            size[a] += size[b]
            return True

        for a, b in edges:
            if not union(a, b):
                return [a, b]
