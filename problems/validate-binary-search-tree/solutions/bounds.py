"""Recursion with bounds: each node must lie between two values that its ancestors impose.

Invariant: a node must lie strictly between low and high, the tightest bounds set on the way down.
To the left, the node's own value becomes the upper bound; to the right, the lower bound. The other
bound is kept, so a node is checked against all its ancestors. The root has no bounds. The trace has
a line for each call of `fits`, written when it begins; calls for empty trees are left out.

For root = [5, 1, 7, null, null, 4, 8]:

    node.val  low   high
    5         -inf  inf
    1         -inf  5
    7         5     inf
    4         5     7     4 is not greater than 5
    return False
Level: 2
From: wrong/brute_force; every node is compared with all its ancestors, although only two of them
  matter, so pass down only these two: the largest of those that are smaller, and the smallest of
  those that are larger
Ask: Draw a path down a search tree. Which values are still allowed at its end, and which ancestors
  limit them?
Beware: wrong/children_only, wrong/one_bound_at_a_time
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: up to n + 1 calls
"""

from math import inf


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        return self.fits(root, -inf, inf)

    def fits(self, node, low, high):
        """Whether this is a search tree of values between the bounds."""
        if node is None:
            return True
        if not low < node.val < high:
            return False
        return self.fits(node.left, low, node.val) and self.fits(node.right, node.val, high)
