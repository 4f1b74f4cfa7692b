"""Recursion in postorder: a subtree returns its height, or -1 as soon as it is not balanced.

A node knows the heights of both subtrees before it is judged, so each height is computed once. No
height is negative, so -1 can mark a subtree that is not balanced; -1 is passed up to the root. The
base case is an empty tree, whose height is 0.

For root = [1, 2, 2, 3, null, null, null, 4]:

    node.val  left  right
    4         0     0
    3         1     0
    2         2     0
    return -1              the heights 2 and 0 differ by 2
    1         -1    -      the right subtree is not measured
    return False
Level: 2
Beware: wrong/mark_lost_on_the_right, wrong/zero_is_unbalanced
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
"""

UNBALANCED = -1


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        return self.height(root) != UNBALANCED

    def height(self, node):
        """The height of this subtree, or UNBALANCED."""
        if node is None:
            return 0
        left = self.height(node.left)
        if left == UNBALANCED:
            return UNBALANCED
        right = self.height(node.right)
        if right == UNBALANCED or abs(left - right) > 1:
            return UNBALANCED
        return 1 + max(left, right)
