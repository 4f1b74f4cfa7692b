"""Exponential: computes the depth of the deeper subtree twice, to compare it and to return it.

Level: 1
Time: O(2ⁿ), on a chain of right children
Space: O(n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        if root is None:
            return 0
        if self.maxDepth(root.left) > self.maxDepth(root.right):
            return 1 + self.maxDepth(root.left)
        return 1 + self.maxDepth(root.right)
