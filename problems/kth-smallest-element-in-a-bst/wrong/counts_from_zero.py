"""Counts from 0 instead of 1, which returns the next value, or fails at the last one."""

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
