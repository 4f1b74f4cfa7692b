"""Compares the inorder with the sorted values, which are equal even with duplicates."""


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        values = []
        self.visit(root, values)
        return values == sorted(values)

    def visit(self, node, values):
        if node:
            self.visit(node.left, values)
            values.append(node.val)
            self.visit(node.right, values)
