"""Pops the node added last, so children are visited before the rest of their parent's level."""

from collections import deque


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = []
        queue = deque([root] if root else [])
        while queue:
            for _ in range(len(queue)):
                node = queue.pop()
                queue.extend(child for child in (node.left, node.right) if child)
            seen.append(node.val)
        return seen
