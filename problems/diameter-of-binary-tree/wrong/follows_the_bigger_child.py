"""Looks for longer paths only below the child with more nodes, but the other may be higher."""

CAUGHT_BY = "generated"


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        return self.measured(root)[2]

    def measured(self, node):
        """The number of nodes, the height and the diameter of a subtree."""
        if node is None:
            return 0, 0, 0
        left, right = self.measured(node.left), self.measured(node.right)
        bigger = max(left, right)
        through = left[1] + right[1]
        return left[0] + right[0] + 1, max(left[1], right[1]) + 1, max(through, bigger[2])
