"""Joins the two nodes and not the sets that they are in."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        parent = list(range(len(edges) + 1))

        def find(node):
            while parent[node] != node:
                parent[node] = node = parent[parent[node]]
            return node

        for a, b in edges:
            if find(a) == find(b):
                return [a, b]
            parent[a] = b
