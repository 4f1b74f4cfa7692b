"""Small-to-large merging: an edge moves the shorter list of connected nodes into the longer one.

Each node refers to the list of its group, so two nodes are connected if they have the very same
list. When a node moves, its list becomes at least twice as long, so it moves at most log₂ n times.
Level: 3
From: bfs; instead of searching for each edge, keep for each node the list of its group, and move
  only the shorter list when two groups are joined
Beware: wrong/moves_one_node
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        joined = [[node] for node in range(len(edges) + 1)]
        for a, b in edges:
            shorter, longer = sorted((joined[a], joined[b]), key=len)
            if shorter is longer:
                return [a, b]
            longer += shorter
            for node in shorter:
                joined[node] = longer
