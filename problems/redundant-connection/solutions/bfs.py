"""Breadth-first search before each edge is added: can its second node be reached from the first?

If so, the edge closes a cycle: a path already connects its two nodes.
Level: 1
Time: O(n²)
Space: O(n)
"""


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
            near[b].append(a)
