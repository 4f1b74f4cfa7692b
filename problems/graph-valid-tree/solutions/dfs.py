"""Depth-first search, recursive: a seen neighbour closes a cycle, unless it is the parent.

The search came from the parent, so the edge back to the parent is no cycle. A search that finds no
cycle and reaches all nodes has found a tree.

For n = 4, edges = [[0, 1], [1, 2], [2, 0], [0, 3]]:

    node  parent  seen
    0     None    set()
    1     0       {0}
    2     1       {0, 1}     its neighbour 1 is its parent: no cycle
    0     2       {0, 1, 2}  seen already, and not the parent of 2: a cycle
    return False
Level: 1
Beware: wrong/counts_parent_as_cycle, wrong/accepts_a_forest
Time: O(n + e)
Space: O(n + e), with a recursion of up to n + 1 calls
"""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        near = [[] for _ in range(n)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        seen = set()

        def is_tree(node, parent):
            if node in seen:
                return False
            seen.add(node)
            for other in near[node]:
                if other != parent and not is_tree(other, node):
                    return False
            return True

        return is_tree(0, None) and len(seen) == n
