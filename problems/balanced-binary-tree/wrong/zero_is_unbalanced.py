"""Marks unbalanced subtrees with 0, which is also the height of an empty tree."""

UNBALANCED = 0


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        return root is None or self.height(root) != UNBALANCED

    def height(self, node):
        """The height of this subtree if it is balanced."""
        if node is None:
            return 0
        left = self.height(node.left)
        if node.left and left == UNBALANCED:
            return UNBALANCED
        right = self.height(node.right)
        if right == UNBALANCED or abs(left - right) > 1:
            return UNBALANCED
        return 1 + max(left, right)
