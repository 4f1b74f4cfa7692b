"""Keeps the result in the class, so after an unbalanced tree, every tree is unbalanced."""


class Solution:
    balanced = True

    def isBalanced(self, root: TreeNode | None) -> bool:
        self.height(root)
        return Solution.balanced

    def height(self, node):
        if node is None:
            return 0
        left, right = self.height(node.left), self.height(node.right)
        if abs(left - right) > 1:
            Solution.balanced = False
        return 1 + max(left, right)
