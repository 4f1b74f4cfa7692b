"""Breadth-first search by levels: the last node of each level is seen.

A level is a plain list that is replaced by the next one: the children of all its nodes, from left
to right.
Time: O(n)
Space: O(n): a level may hold half of the nodes
"""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = []
        level = [root] if root else []
        while level:
            seen.append(level[-1].val)
            level = [child for node in level for child in (node.left, node.right) if child]
        return seen
