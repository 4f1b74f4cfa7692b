"""Keeps the result in the class, so that no tree is balanced after one that was not."""


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
