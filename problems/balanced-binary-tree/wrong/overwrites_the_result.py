"""Overwrites the result at each node, so only the root, which comes last, counts."""


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        self.balanced = True
        self.height(root)
        return self.balanced

    def height(self, node):
        if node is None:
            return 0
        left, right = self.height(node.left), self.height(node.right)
        self.balanced = abs(left - right) <= 1
        return 1 + max(left, right)
