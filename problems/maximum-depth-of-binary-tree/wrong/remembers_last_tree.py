"""Keeps the largest depth in the class, so the next tree starts with it."""


class Solution:
    deepest = 0

    def maxDepth(self, root: TreeNode | None) -> int:
        self.visit(root, 1)
        return Solution.deepest

    def visit(self, node, depth):
        if node:
            Solution.deepest = max(Solution.deepest, depth)
            self.visit(node.left, depth + 1)
            self.visit(node.right, depth + 1)
