"""Lists a level only if there is another level below it, so the last level is never listed."""

from collections import deque


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        if root is None:
            return []
        levels, level = [], []
        queue = deque([root, None])
        while queue:
            node = queue.popleft()
            if node is None:
                if queue:
                    levels.append(level)
                    level = []
                    queue.append(None)
                continue
            level.append(node.val)
            queue.extend(child for child in (node.left, node.right) if child)
        return levels
