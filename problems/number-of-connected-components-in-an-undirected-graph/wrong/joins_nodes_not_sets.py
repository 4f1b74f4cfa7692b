"""Attaches one node to the other, and leaves the rest of its group behind."""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        parent = list(range(n))
        size = [1] * n

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

        components = n
        for a, b in edges:
            if union(a, b):
                components -= 1
        return components
