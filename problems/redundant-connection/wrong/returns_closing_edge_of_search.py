"""Returns the edge by which the search closes the cycle, not the cycle's last edge in the list."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        near = [[] for _ in range(len(edges) + 1)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        position, path = {}, []

        def cycle_from(node, before):
            if node in position:
                return sorted((node, path[-1]))
            position[node] = len(path)
            path.append(node)
            for other in near[node]:
                if other != before and (cycle := cycle_from(other, node)):
                    return cycle
            path.pop()
            return None

        return cycle_from(1, None)
