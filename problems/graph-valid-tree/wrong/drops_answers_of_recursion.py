"""Ignores the answers of its recursive calls, so it sees only cycles through the first node.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #40019"


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
                if other != parent:
                    if other in seen:
                        return False
                    is_tree(other, node)
            return True

        return is_tree(0, None) and len(seen) == n
