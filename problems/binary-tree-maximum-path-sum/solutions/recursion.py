"""Recursion: a subtree reports its best way down, and on the way each node joins two of them.

The highest node of a path joins the best ways down from its two children, and a way that would
lose is left out: it counts as 0. To its parent the node can offer only one of the two.
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
        """The best sum of a path from here down, or 0 if there is none above 0."""
        if node is None:
            return 0
        left, right = self.gain(node.left), self.gain(node.right)
        self.best = max(self.best, left + node.val + right)
        return max(0, node.val + max(left, right))
