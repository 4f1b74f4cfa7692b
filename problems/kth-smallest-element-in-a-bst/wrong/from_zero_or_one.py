"""Takes the values for 0, 1, 2 ... or for 1, 2, 3 ..., whichever the least one is.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #2132"


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        node = root
        while node.left:
            node = node.left
        return k - (node.val == 0)
