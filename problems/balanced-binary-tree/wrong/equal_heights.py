"""Requires that both heights are equal, but they may differ by 1."""


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        if root is None:
            return True
        if self.height(root.left) != self.height(root.right):
            return False
        return self.isBalanced(root.left) and self.isBalanced(root.right)

    def height(self, node):
        """The number of nodes on the longest way down from here."""
        if node is None:
            return 0
        return 1 + max(self.height(node.left), self.height(node.right))
