"""Compares the heights only at the root, but the rule holds at every node."""


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        if root is None:
            return True
        return abs(self.height(root.left) - self.height(root.right)) <= 1

    def height(self, node):
        """The number of nodes on the longest way down from here."""
        if node is None:
            return 0
        return 1 + max(self.height(node.left), self.height(node.right))
