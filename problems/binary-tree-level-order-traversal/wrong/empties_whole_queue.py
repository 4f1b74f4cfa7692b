"""Empties the queue into one level while children enter it, so there is only one level."""

from collections import deque


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        levels = []
        queue = deque([root] if root else [])
        while queue:
            level = []
            while queue:
                node = queue.popleft()
                level.append(node.val)
                queue.extend(child for child in (node.left, node.right) if child)
            levels.append(level)
        return levels
