"""Treats the whole path from node 1 as the cycle, but its beginning may only lead to the cycle."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        near = [[] for _ in range(len(edges) + 1)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        position, path = {}, []

        def cycle_from(node, before):
            if node in position:
                return set(path)
            position[node] = len(path)
            path.append(node)
            for other in near[node]:
                if other != before and (cycle := cycle_from(other, node)):
                    return cycle
            path.pop()
            return None

        cycle = cycle_from(1, None)
        for a, b in reversed(edges):
            if a in cycle and b in cycle:
                return [a, b]
