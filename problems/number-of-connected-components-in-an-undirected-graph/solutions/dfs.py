"""Depth-first search, recursive, from each unseen node: one search for each connected component.

A search reaches exactly one component, so the next unseen node belongs to another component.

For n = 4, edges = [[0, 2], [1, 3]]:

    node  seen          components
    -     set()         0
    0     {0, 2}        1           the search from node 0 sees node 2, too
    1     {0, 1, 2, 3}  2
    2     {0, 1, 2, 3}  2           seen already
    3     {0, 1, 2, 3}  2
    return 2
Level: 1
Beware: wrong/forgets_nodes_without_edges
Time: O(n + e)
Space: O(n + e), with a recursion of up to n calls
"""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        near = [[] for _ in range(n)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        seen = set()

        def visit(node):
            seen.add(node)
            for other in near[node]:
                if other not in seen:
                    visit(other)

        components = 0
        for node in range(n):
            if node not in seen:
                components += 1
                visit(node)
        return components
