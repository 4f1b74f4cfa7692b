"""Divide and conquer: each subtree returns its best path down and its best path of all.

The best path of a tree lies in its left subtree, lies in its right subtree, or has the root as its
highest node. The base case, an empty tree, has no path: it returns minus infinity, which is less
than any sum and never chosen. No variable is shared between calls.
Level: 3
From: recursion; the best sum is kept in a variable that all calls share, so return it beside the
  sum of the path down
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n + 1 calls on a chain
"""

from math import inf


class Solution:
    def maxPathSum(self, root: TreeNode | None) -> int:
        return self.paths(root)[1]

    def paths(self, node):
        """The best sum of a path from here down, and of any path in this subtree."""
        if node is None:
            return -inf, -inf
        left_down, left_best = self.paths(node.left)
        right_down, right_best = self.paths(node.right)
        down = node.val + max(0, left_down, right_down)
        through = node.val + max(0, left_down) + max(0, right_down)
        return down, max(left_best, right_best, through)
