"""Compares the right subtree of q with itself, not with the right subtree of p.

Reported as accepted in 2023.
"""

REPORTED = "LeetCode-Feedback #12677"


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        if p is None or q is None:
            return p is q
        if p.val != q.val:
            return False
        return self.isSameTree(p.left, q.left) and self.isSameTree(q.right, q.right)
