"""Collects the values in preorder, where they are not sorted."""


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        values = []
        self.visit(root, values)
        return values[k - 1]

    def visit(self, node, values):
        if node:
            values.append(node.val)
            self.visit(node.left, values)
            self.visit(node.right, values)
