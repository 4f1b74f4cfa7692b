"""Recursion from below: a subtree reports its height, or -1 as soon as it is not balanced.

No height is negative, so -1 can say that the question is settled; from there on, nothing more is
measured. Each node is visited at most once.
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
"""

UNBALANCED = -1


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        return self.height(root) != UNBALANCED

    def height(self, node):
        """The height of this subtree if it is balanced."""
        if node is None:
            return 0
        left = self.height(node.left)
        if left == UNBALANCED:
            return UNBALANCED
        right = self.height(node.right)
        if right == UNBALANCED or abs(left - right) > 1:
            return UNBALANCED
        return 1 + max(left, right)
