"""Union-find: n components at first, and one fewer for each edge between two of them.

Each component is a tree in which a node refers only to its parent; the root of the tree stands for
the component. Two nodes are in the same component if their trees have the same root. A node gets
deeper only when its tree joins one at least as large (union by size), so no node is deeper than
log₂ n. Path halving, a form of path compression, links every other node on the way to its
grandparent. Together, they make each operation take nearly constant time: O(α(n)), amortized, where
α, the inverse Ackermann function, is at most 4 for any n that fits into a computer.

For n = 5, edges = [[0, 1], [2, 3], [0, 2], [1, 3]]:

    a  b  components  parent
    -  -  5           [0, 1, 2, 3, 4]  each node is a root
    0  1  4           [0, 0, 2, 3, 4]
    2  3  3           [0, 0, 2, 2, 4]
    0  2  2           [0, 0, 0, 2, 4]  3 is two steps from its root now
    1  3  2           [0, 0, 0, 0, 4]  joined already; finding the root of 3 has halved its path
    return 2
Level: 2
From: dfs; all edges are needed before the search starts, and one more edge means another search, so
  keep the groups up to date edge by edge
Ask: How can two nodes find out that they are in the same group? How little has to change
  when two groups become one?
Beware: wrong/joins_nodes_not_sets, wrong/subtracts_one_per_edge
Time: O((n + e) · α(n)), amortized
Space: O(n)
"""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
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

        components = n
        for a, b in edges:
            if union(a, b):
                components -= 1
        return components
