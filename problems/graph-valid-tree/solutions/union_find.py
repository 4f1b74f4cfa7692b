"""Union-find: in a tree, each edge joins two separate sets, until there is only one set.

An edge within a set closes a cycle. Any other edge makes the number of sets one less, so n - 1 of
them lead from n sets to one.
Time: O(n) times the inverse of Ackermann's function, which is never above 4 here
Space: O(n)
"""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        if len(edges) != n - 1:
            return False
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
