"""Attaches one node to the other, and leaves the rest of its set behind."""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        parent = list(range(n))

        def find(node):
            while parent[node] != node:
                parent[node] = node = parent[parent[node]]
            return node

        components = n
        for a, b in edges:
            if find(a) != find(b):
                parent[b] = a
                components -= 1
        return components
