"""Union-find: n components at first, and one fewer for each edge between two of them.

Each set is a tree of nodes, and the smaller tree is attached to the root of the larger one. Looking
for a root shortens the way to it for the next time.
Time: O(n + e) times the inverse of Ackermann's function, which is never above 4 here
Space: O(n)
"""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        parent, size = list(range(n)), [1] * n

        def find(node):
            while parent[node] != node:
                parent[node] = node = parent[parent[node]]
            return node

        components = n
        for a, b in edges:
            small, large = sorted((find(a), find(b)), key=size.__getitem__)
            if small != large:
                parent[small] = large
                size[large] += size[small]
                components -= 1
        return components
