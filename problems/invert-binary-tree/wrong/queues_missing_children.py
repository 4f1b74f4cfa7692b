"""Puts missing children into the queue, too, and then reads the children of None."""

from collections import deque

VERDICT = "Runtime Error"


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        queue = deque([root] if root else [])
        while queue:
            node = queue.popleft()
            node.left, node.right = node.right, node.left
            queue += [node.left, node.right]
        return root
