"""Counts edges, but gives a missing child the height 0, as if an edge led to it."""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        self.longest = 0
        self.height(root)
        return self.longest

    def height(self, node):
        """The number of edges on the longest way down from here."""
        if node is None:
            return 0
        left, right = 1 + self.height(node.left), 1 + self.height(node.right)
        self.longest = max(self.longest, left + right)
        return max(left, right)
