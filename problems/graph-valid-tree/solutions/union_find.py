"""Union-find: in a tree, each edge joins two separate groups, until there is only one group.

An edge within a group closes a cycle. Every other edge leaves one group fewer, so n - 1 such edges
lead from n groups to one. With union by size and path halving, each operation takes nearly constant
time: O(α(n)), amortized. In the trace, a and b are the roots of the nodes of an edge.

For n = 4, edges = [[0, 1], [2, 3], [1, 3]]:

    a  b  parent        size          return
    0  1  [0, 0, 2, 3]  [2, 1, 1, 1]  True
    2  3  [0, 0, 2, 2]  [2, 1, 2, 1]  True
    0  2  [0, 0, 0, 2]  [4, 1, 2, 1]  True    the edge from 1 to 3 joins their roots
    return True
Level: 2
From: dfs; a search begins only when all edges have been read, so keep the groups that the edges
  have connected so far: an edge within a group closes a cycle
Ask: Of which edge can one say, as soon as it is read, that it closes a cycle?
Beware: wrong/accepts_a_forest
Time: O(n · α(n)), amortized
Space: O(n)
"""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        if len(edges) != n - 1:
            return False
        parent = list(range(n))
        size = [1] * n

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

        return all(union(a, b) for a, b in edges)
