"""Searches for the right subtree anywhere below, instead of comparing it with its counterpart.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #24400"


class Solution:
    def isSubtree(self, root: TreeNode | None, subRoot: TreeNode | None) -> bool:
        if root is None or subRoot is None:
            return root is subRoot
        if (
            root.val == subRoot.val
            and self.same(root.left, subRoot.left)
            and self.same(root.right, subRoot.right)
        ):
            return True
        return self.isSubtree(root.left, subRoot) or self.isSubtree(root.right, subRoot)

    def same(self, p, q):
        if p is None or q is None:
            return p is q
        return p.val == q.val and self.same(p.left, q.left) and self.isSubtree(p.right, q.right)
