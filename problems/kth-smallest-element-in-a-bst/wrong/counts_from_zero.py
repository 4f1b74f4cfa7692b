"""Counts from 0 instead of from 1, and so returns the next value, or fails if there is none."""

VERDICT = "Runtime Error"


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        values = []
        self.visit(root, values)
        return values[k]

    def visit(self, node, values):
        if node:
            self.visit(node.left, values)
            values.append(node.val)
            self.visit(node.right, values)
