"""Topological peeling: remove leaves until none is left, which reduces a tree to a single node.

A cycle has no leaf, so it remains. Each node keeps its degree and the sum of its neighbours'
numbers. Removing a leaf subtracts its number from its neighbour's sum. So the sum of a node with
one neighbour left is the number of this neighbour.

For n = 4, edges = [[0, 1], [1, 2], [1, 3]]:

    leaf  taken  degree        total         leaves
    -     0      [1, 3, 1, 1]  [1, 5, 1, 1]  [0, 2, 3]
    0     1      [1, 2, 1, 1]  [1, 5, 1, 1]  [0, 2, 3]
    2     2      [1, 1, 1, 1]  [1, 3, 1, 1]  [0, 2, 3, 1]  node 1 has become a leaf
    3     3      [1, 0, 1, 1]  [1, 0, 1, 1]  [0, 2, 3, 1]
    1     3      [1, 0, 1, 1]  [1, 0, 1, 1]  [0, 2, 3, 1]  the last node: it has no edge left
    return True
Level: 4
From: dfs; the search needs lists of neighbours and recursion, so remove one leaf after another, for
  which the number of its only neighbour is enough
Time: O(n + e)
Space: O(n)
"""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        degree, total = [0] * n, [0] * n  # how many neighbours, and the sum of their numbers
        for a, b in edges:
            degree[a] += 1
            degree[b] += 1
            total[a] += b
            total[b] += a
        taken = 0
        leaves = [node for node in range(n) if degree[node] == 1]
        for leaf in leaves:  # the list grows as we read it
            if degree[leaf] == 1:  # not the last node, which has lost its only neighbour
                taken += 1
                other = total[leaf]
                total[other] -= leaf
                degree[other] -= 1
                if degree[other] == 1:
                    leaves.append(other)
        return taken == n - 1
