"""Depth-first search that knows its parent: any other node it has met before closes a cycle.

An edge leads back to the node from which the search came, and that is no cycle. If the search ends
without one, the graph is a tree if it has come to all nodes.
Time: O(n + e)
Space: O(n + e), of which the recursion is up to n calls deep
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
            return all(is_tree(other, node) for other in near[node] if other != parent)

        return is_tree(0, None) and len(seen) == n
