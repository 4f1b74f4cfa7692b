"""From below: each subtree reports its least and its greatest value, if it is a search tree.

A node must be greater than the greatest value on its left, and less than the least on its right. An
empty tree reports a span that fits anywhere: infinity as the least value, and minus infinity as the
greatest.
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
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
        if left is None or right is None or not left[1] < node.val < right[0]:
            return None
        return min(left[0], node.val), max(right[1], node.val)
