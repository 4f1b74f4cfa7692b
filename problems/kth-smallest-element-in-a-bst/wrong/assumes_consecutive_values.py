"""Assumes that the values are consecutive numbers, from 0 or 1 upwards.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #2132"


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        node = root
        while node.left:
            node = node.left
        return k - (node.val == 0)
