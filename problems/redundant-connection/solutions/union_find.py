"""Union-find: the edge whose two nodes are already in one group closes the cycle.

When the last edge of the cycle is read, the other edges of the cycle already connect its two nodes.
Until then, the edges form no cycle, so the two nodes of each edge are still in different groups.
With union by size and path halving, each operation takes nearly constant time: O(α(n)), amortized.

For edges = [[1, 2], [1, 3], [2, 3]]:

    a  b  parent        size
    -  -  [0, 1, 2, 3]  [1, 1, 1, 1]
    1  2  [0, 1, 1, 3]  [1, 2, 1, 1]
    1  3  [0, 1, 1, 1]  [1, 3, 1, 1]
    return [2, 3]  both have the root 1
Level: 2
From: bfs; each edge starts a new search, although the only question is whether two nodes are
  connected, so keep the groups of connected nodes up to date
Ask: What should be kept about the edges read so far, so that no search is needed for the next one?
Beware: wrong/joins_nodes_not_sets, wrong/compares_parents_not_roots
Time: O(n · α(n)), amortized
Space: O(n)
"""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        parent = list(range(len(edges) + 1))
        size = [1] * len(parent)

        def find(x):
            while parent[x] != x:
                parent[x] = parent[parent[x]]  # path halving
                x = parent[x]
            return x

        def union(a, b):
            a, b = find(a), find(b)
            if a == b:
                return False
            if size[a] < size[b]:
                a, b = b, a  # the larger group's root stays
            parent[b] = a
            size[a] += size[b]
            return True

        for a, b in edges:
            if not union(a, b):
                return [a, b]
