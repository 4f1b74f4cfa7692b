"""One depth-first search for the cycle, of which the last edge in the list is the answer.

The search keeps the way from node 1. A node that is met again on it closes the cycle, which is the
rest of the way from there. Two nodes of the cycle share an edge only if that is part of the cycle.
Time: O(n)
Space: O(n), with a recursion of up to n + 1 calls
"""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        near = [[] for _ in range(len(edges) + 1)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        place, way = {}, []

        def cycle_from(node, before):
            if node in place:
                return set(way[place[node] :])
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
