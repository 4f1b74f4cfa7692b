"""Adds k - 1 to the smallest value, as if no number were missing.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #38648"


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        node = root
        while node.left:
            node = node.left
        return node.val + k - 1
