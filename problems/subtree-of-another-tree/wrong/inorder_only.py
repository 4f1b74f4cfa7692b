"""Compares subtrees only by their inorder, which trees of different shapes may share.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #26525"


class Solution:
    def isSubtree(self, root: TreeNode | None, subRoot: TreeNode | None) -> bool:
        if root is None:
            return False
        if root.val == subRoot.val and self.inorder(root) == self.inorder(subRoot):
            return True
        return self.isSubtree(root.left, subRoot) or self.isSubtree(root.right, subRoot)

    def inorder(self, node):
        if node is None:
            return []
        return [*self.inorder(node.left), node.val, *self.inorder(node.right)]
