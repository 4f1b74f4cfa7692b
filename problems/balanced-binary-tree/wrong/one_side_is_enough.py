"""Accepts a node even if only one of its subtrees is balanced."""


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        if root is None:
            return True
        if abs(self.height(root.left) - self.height(root.right)) > 1:
            return False
        return self.isBalanced(root.left) or self.isBalanced(root.right)

    def height(self, node):
        """The number of nodes on the longest way down from here."""
        if node is None:
            return 0
        return 1 + max(self.height(node.left), self.height(node.right))
