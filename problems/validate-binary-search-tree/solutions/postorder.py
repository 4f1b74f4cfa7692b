"""Postorder: each subtree returns its least and its greatest value, if it is a search tree.

A node must be greater than the greatest value on its left, and less than the least value on its
right; both are known before the node is judged. The base case is an empty tree, which fits
anywhere: its least value is infinity, and its greatest is minus infinity.
Level: 3
Beware: wrong/least_of_the_left_forgotten
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: up to n + 1 calls
"""

from math import inf


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        return self.span(root) is not None

    def span(self, node):
        """The least and the greatest value, or None if this is not a search tree."""
        if node is None:
            return inf, -inf
        left, right = self.span(node.left), self.span(node.right)
        if left is None or right is None:
            return None
        (least, left_greatest), (right_least, greatest) = left, right
        if not left_greatest < node.val < right_least:
            return None
        return min(least, node.val), max(greatest, node.val)
