"""Keeps the longest path in a class attribute, so the next tree starts with the last result."""


class Solution:
    longest = 0

    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        self.height(root)
        return Solution.longest

    def height(self, node):
        """The number of nodes on the longest way down from here."""
        if node is None:
            return 0
        left, right = self.height(node.left), self.height(node.right)
        Solution.longest = max(Solution.longest, left + right)
        return 1 + max(left, right)
