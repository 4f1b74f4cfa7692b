"""Depth-first search, recursive, finds the cycle; its last edge in the list is the answer.

The search keeps its path from node 1. When it meets a node of the path again, the cycle is the path
from that node on. There is no other cycle, so an edge between two nodes of the cycle is part of it.
Level: 3
From: bfs; up to n searches look for a path that an edge closes, so search the whole graph once, for
  the cycle itself
Beware: wrong/counts_parent_as_cycle, wrong/returns_edge_off_the_cycle
Time: O(n)
Space: O(n), with a recursion of up to n + 1 calls
"""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        near = [[] for _ in range(len(edges) + 1)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        position, path = {}, []

        def cycle_from(node, before):
            if node in position:
                return set(path[position[node] :])
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
