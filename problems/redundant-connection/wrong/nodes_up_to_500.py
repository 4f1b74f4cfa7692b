"""Has room for 500 nodes, though there may be 1,000."""

VERDICT = "Runtime Error"
CAUGHT_BY = "generated"


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        parent = list(range(501))
        size = [1] * len(parent)

        def find(node):
            while parent[node] != node:
                parent[node] = node = parent[parent[node]]
            return node

        for a, b in edges:
            small, large = sorted((find(a), find(b)), key=size.__getitem__)
            if small == large:
                return [a, b]
            parent[small] = large
            size[large] += size[small]
