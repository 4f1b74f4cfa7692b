"""Returns the edge by which the search comes back, not the last of the cycle in the list."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        near = [[] for _ in range(len(edges) + 1)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        place, way = {}, []

        def cycle_from(node, before):
            if node in place:
                return sorted((node, way[-1]))
            place[node] = len(way)
            way.append(node)
            for other in near[node]:
                if other != before and (cycle := cycle_from(other, node)):
                    return cycle
            way.pop()
            return None

        return cycle_from(1, None)
