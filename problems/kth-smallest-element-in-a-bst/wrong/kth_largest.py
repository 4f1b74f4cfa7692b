"""Visits the right subtree first, which gives the k-th largest value."""


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        values = []
        self.visit(root, values)
        return values[k - 1]

    def visit(self, node, values):
        if node:
            self.visit(node.right, values)
            values.append(node.val)
            self.visit(node.left, values)
