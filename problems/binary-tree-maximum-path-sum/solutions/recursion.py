"""Recursion: each node joins the best ways down from its children, and offers the better one up.

A path turns at its highest node, where it joins a way down on either side; a way that would lower
the sum is left out and counts as 0. As a path cannot fork, the parent gets only one of the two.
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
"""

from math import inf


class Solution:
    def maxPathSum(self, root: TreeNode | None) -> int:
        self.best = -inf
        self.gain(root)
        return self.best

    def gain(self, node):
        """The best sum of a path from here down, or 0 if none is above 0."""
        if node is None:
            return 0
        left, right = self.gain(node.left), self.gain(node.right)
        self.best = max(self.best, left + node.val + right)
        return max(0, node.val + max(left, right))
