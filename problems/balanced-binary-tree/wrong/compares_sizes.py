"""Compares the numbers of nodes in the two subtrees instead of their heights."""


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        if root is None:
            return True
        if abs(self.size(root.left) - self.size(root.right)) > 1:
            return False
        return self.isBalanced(root.left) and self.isBalanced(root.right)

    def size(self, node):
        """The number of nodes in this subtree."""
        if node is None:
            return 0
        return 1 + self.size(node.left) + self.size(node.right)
