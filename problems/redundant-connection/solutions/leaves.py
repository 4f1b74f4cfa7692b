"""Topological peeling: remove leaves one by one, until only the cycle remains.

A node with a single edge is on no cycle, so the node and its edge are removed. That may turn a
neighbour into a leaf. The answer is the last edge in the list whose two nodes remain.

For edges = [[1, 2], [1, 3], [2, 3], [3, 4], [4, 5]]:

    leaf  near                                             leaves
    -     [set(), {2, 3}, {1, 3}, {1, 2, 4}, {3, 5}, {4}]  [5]
    5     [set(), {2, 3}, {1, 3}, {1, 2, 4}, {3}, set()]   [5, 4]  node 4 has become a leaf
    4     [set(), {2, 3}, {1, 3}, {1, 2}, set(), set()]    [5, 4]  the cycle remains
    return [2, 3]
Level: 3
From: bfs; instead of asking of each edge whether it closes the cycle, rule out the edges that
  cannot be on it, from the leaves inwards
Beware: wrong/removes_leaves_once
Time: O(n)
Space: O(n)
"""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        near = [set() for _ in range(len(edges) + 1)]
        for a, b in edges:
            near[a].add(b)
            near[b].add(a)
        leaves = [node for node, others in enumerate(near) if len(others) == 1]
        for leaf in leaves:  # the list grows as we read it
            other = near[leaf].pop()
            near[other].remove(leaf)
            if len(near[other]) == 1:
                leaves.append(other)
        for a, b in reversed(edges):
            if near[a] and near[b]:
                return [a, b]
