"""Considers only paths that turn at a node with two children, but a path may end at the root."""


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
        if node.left and node.right:
            self.longest = max(self.longest, left + right)
        return 1 + max(left, right)
