"""Looks only for cycles, and so accepts several separate trees."""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        parent, size = list(range(n)), [1] * n

        def find(node):
            while parent[node] != node:
                parent[node] = node = parent[parent[node]]
            return node

        for a, b in edges:
            small, large = sorted((find(a), find(b)), key=size.__getitem__)
            if small == large:
                return False
            parent[small] = large
            size[large] += size[small]
        return True
