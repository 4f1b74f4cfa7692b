"""Breadth-first search: count the levels; each one consists of the children of the one before.

A level is a plain list that is replaced by the next one. The number of lists is the depth, so no
node has to know its own.
Time: O(n)
Space: O(n): a level may hold half of the nodes
"""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        depth = 0
        level = [root] if root else []
        while level:
            depth += 1
            level = [child for node in level for child in (node.left, node.right) if child]
        return depth
