"""Swaps the values of two children, but leaves their own children on the wrong side."""

from collections import deque


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        queue = deque([root] if root else [])
        while queue:
            node = queue.popleft()
            if node.left and node.right:
                node.left.val, node.right.val = node.right.val, node.left.val
            else:
                node.left, node.right = node.right, node.left
            for child in (node.left, node.right):
                if child:
                    queue.append(child)
        return root
