"""Union-find: the edge whose two nodes are in one set already closes the cycle.

Of the edges of the cycle, the last in the list finds its nodes joined by all the others. No other
edge does: without the cycle, there is only one way between two nodes.
Time: O(n) times the inverse of Ackermann's function, which is never above 4 here
Space: O(n)
"""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        parent = list(range(len(edges) + 1))
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
