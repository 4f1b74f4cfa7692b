"""Breadth-first search by levels: the children of all nodes of one level are the next level.

A level is a plain list that is replaced by the next one, so no queue is needed, and no node has
to carry its depth.
Time: O(n)
Space: O(n): a level may hold half of the nodes
"""


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        levels = []
        level = [root] if root else []
        while level:
            levels.append([node.val for node in level])
            level = [child for node in level for child in (node.left, node.right) if child]
        return levels
