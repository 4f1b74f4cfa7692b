"""Removes the leaves only once, but other nodes may then become leaves."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        near = [set() for _ in range(len(edges) + 1)]
        for a, b in edges:
            near[a].add(b)
            near[b].add(a)
        leaves = [node for node, others in enumerate(near) if len(others) == 1]
        for leaf in leaves:  # the list grows as we read it
            other = near[leaf].pop()
            near[other].remove(leaf)
        for a, b in reversed(edges):
            if near[a] and near[b]:
                return [a, b]
