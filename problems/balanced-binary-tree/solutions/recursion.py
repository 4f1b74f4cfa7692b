"""Recursion in postorder: a subtree returns its height, or -1 as soon as it is not balanced.

The heights of both subtrees are known before a node is judged, so each height is computed once. No
height is negative, so -1 can mark a subtree that is not balanced. A call that gets -1 returns -1 at
once, so the mark is passed up to the root, and never counted as a height. The base case is an empty
tree, whose height is 0. The trace has a line for each call of `height`, written when it ends; calls
for empty trees are left out.

For root = [1, 2, 2, 3, null, null, null, 4]:

    node.val  left  right  return
    4         0     0      1
    3         1     0      2
    2         2     0      -1      the heights 2 and 0 differ by 2
    1         -1    -      -1      the right subtree is not measured
    return False
Level: 2
From: brute_force; measuring a node already measures every node below it, so check the heights where
  they are computed
Ask: The height of a node is computed from two heights. What else could be decided at this moment?
Beware: wrong/mark_lost_on_the_right, wrong/zero_is_unbalanced
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n + 1 calls on a chain
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
