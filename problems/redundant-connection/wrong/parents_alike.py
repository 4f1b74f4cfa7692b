"""Compares the parents of the nodes, though they may be in one set with different parents."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        parent = list(range(len(edges) + 1))
        size = [1] * len(parent)

        for a, b in edges:
            small, large = sorted((parent[a], parent[b]), key=size.__getitem__)
            if small == large:
                return [a, b]
            parent[small] = large
            size[large] += size[small]
