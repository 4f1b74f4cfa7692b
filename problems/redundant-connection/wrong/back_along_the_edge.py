"""Goes back along the edge that it has come by, and takes this for a cycle."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        near = [[] for _ in range(len(edges) + 1)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        place, way = {}, []

        def cycle_from(node):
            if node in place:
                return set(way[place[node] :])
            place[node] = len(way)
            way.append(node)
            for other in near[node]:
                if cycle := cycle_from(other):
                    return cycle
            way.pop()
            return None

        cycle = cycle_from(1)
        for a, b in reversed(edges):
            if a in cycle and b in cycle:
                return [a, b]
