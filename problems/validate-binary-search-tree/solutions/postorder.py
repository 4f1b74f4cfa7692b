"""Postorder: each subtree returns its smallest and largest values, if it is a search tree.

A node must be greater than the largest value on its left, and less than the smallest value on its
right; both are known before the node is judged. The base case is an empty tree, which fits
anywhere: its smallest value is infinity, and its largest is minus infinity.
Level: 3
From: wrong/brute_force; a subtree's values are searched again for each of its ancestors, so let the
  subtree return the two values that matter
Beware: wrong/least_of_the_left_forgotten
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: up to n + 1 calls
"""

from math import inf


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        return self.span(root) is not None

    def span(self, node):
        """The smallest and the largest value, or None if this is not a search tree."""
        if node is None:
            return inf, -inf
        left, right = self.span(node.left), self.span(node.right)
        if left is None or right is None:
            return None
        (smallest, left_largest), (right_smallest, largest) = left, right
        if not left_largest < node.val < right_smallest:
            return None
        return min(smallest, node.val), max(largest, node.val)
