"""Goes back along the edge by which it came, and reports that as a cycle."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        near = [[] for _ in range(len(edges) + 1)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        position, path = {}, []

        def cycle_from(node):
            if node in position:
                return set(path[position[node] :])
            position[node] = len(path)
            path.append(node)
            for other in near[node]:
                if cycle := cycle_from(other):
                    return cycle
            path.pop()
            return None

        cycle = cycle_from(1)
        for a, b in reversed(edges):
            if a in cycle and b in cycle:
                return [a, b]
