"""Returns the sum of both sides to the parent, not the larger side, as if a path could fork."""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        self.longest = 0
        self.height(root)
        return self.longest

    def height(self, node):
        if node is None:
            return 0
        left, right = self.height(node.left), self.height(node.right)
        self.longest = max(self.longest, left + right)
        return 1 + left + right
