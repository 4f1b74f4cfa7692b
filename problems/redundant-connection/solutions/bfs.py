"""Breadth-first search before each edge is added: can its second node be reached from the first?

If so, the edge closes a cycle: a path already connects its two nodes.

For edges = [[1, 2], [1, 3], [2, 3]]:

    a  b  near
    -  -  [[], [], [], []]
    1  2  [[], [2], [1], []]      2 was not within reach of 1: the edge is added
    1  3  [[], [2, 3], [1], [1]]
    return [2, 3]
Level: 1
Ask: The edges are added one by one: what is true of the two nodes of the edge that closes the
  cycle?
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
