"""Depth-first search, recursive: a seen neighbour closes a cycle, unless it is the parent.

The search came from the parent, so the edge back to the parent is no cycle. A search that finds no
cycle and reaches all nodes has found a tree.
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
