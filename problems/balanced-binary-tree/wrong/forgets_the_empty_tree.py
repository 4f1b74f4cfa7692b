"""Reads the children of the root even if the tree is empty."""

VERDICT = "Runtime Error"


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        if abs(self.height(root.left) - self.height(root.right)) > 1:
            return False
        return all(self.isBalanced(child) for child in (root.left, root.right) if child)

    def height(self, node):
        """The number of nodes on the longest way down from here."""
        if node is None:
            return 0
        return 1 + max(self.height(node.left), self.height(node.right))
