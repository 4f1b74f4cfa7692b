"""Counts the nodes of the path instead of its edges."""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        self.longest = 0
        self.height(root)
        return self.longest

    def height(self, node):
        """The number of nodes on the longest way down from here."""
        if node is None:
            return 0
        left, right = self.height(node.left), self.height(node.right)
        self.longest = max(self.longest, left + right + 1)
        return 1 + max(left, right)
