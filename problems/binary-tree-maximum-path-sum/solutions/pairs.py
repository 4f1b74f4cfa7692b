"""Divide and conquer: each subtree reports its best path down from the top and its best overall.

The best path of a tree lies in one of its subtrees, or has the root as its highest node. An empty
tree has no path; it reports -infinity, which is less than any sum and so is never chosen.
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
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
