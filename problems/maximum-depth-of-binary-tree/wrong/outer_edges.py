"""Follows only the left and the right edge of the tree, but the longest path may be inside."""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        left = right = 0
        node = root
        while node:
            left += 1
            node = node.left
        node = root
        while node:
            right += 1
            node = node.right
        return max(left, right)
