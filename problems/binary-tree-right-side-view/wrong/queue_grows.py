"""Compares the index with the current queue length, which changes while the level is read."""

from collections import deque


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = []
        queue = deque([root] if root else [])
        while queue:
            for i in range(len(queue)):
                node = queue.popleft()
                if i == len(queue):
                    seen.append(node.val)
                queue.extend(child for child in (node.left, node.right) if child)
        return seen
