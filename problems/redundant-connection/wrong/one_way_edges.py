"""Follows the edges only from the smaller node to the larger."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        near = [[] for _ in range(len(edges) + 1)]
        for a, b in edges:
            reached = {a}
            queue = [a]
            for node in queue:  # the list grows as we read it
                for other in near[node]:
                    if other not in reached:
                        reached.add(other)
                        queue.append(other)
            if b in reached:
                return [a, b]
            near[a].append(b)
