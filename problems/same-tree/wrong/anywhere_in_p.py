"""Searches all of p for a subtree that is the same as q.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #20720"


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        if p is None or q is None:
            return p is q
        return self.match(p, q) or self.isSameTree(p.left, q) or self.isSameTree(p.right, q)

    def match(self, p, q):
        if p is None or q is None:
            return p is q
        if p.val != q.val:
            return False
        return self.match(p.left, q.left) and self.match(p.right, q.right)
