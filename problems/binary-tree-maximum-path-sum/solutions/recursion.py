"""Recursion in postorder: a path turns at its highest node, where two paths from below may meet.

The gain of a node is the best sum of a path that starts there and goes down, or 0 if every such sum
is negative, since a longer path can leave the node out:

    gain(node) = max(0, node.val + max(gain(node.left), gain(node.right)))

At its highest node, a path may use the gains of both children. It cannot fork, so a node passes on
only the larger of the two. The base case is an empty tree, whose gain is 0. The trace has a line
for each call of `gain`, written when it ends; calls for empty trees are left out.

For root = [-10, 9, 20, null, null, 15, 7]:

    node.val  left  right  self.best  return
    9         0     0      9          9
    15        0     0      15         15
    7         0     0      15         7
    20        15    7      42         35      42 uses both sides; the parent gets 20 + 15
    -10       9     35     42         25
    return 42
Level: 2
From: wrong/brute_force; every node computes the gains below it again, although its parent's call
  has just computed them, so let one call return the gain and update the best sum
Ask: What may a path that comes from the parent use from a subtree? What may it not use?
Beware: wrong/offers_both_sides, wrong/starts_at_zero
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n + 1 calls on a chain
"""

from math import inf


class Solution:
    def maxPathSum(self, root: TreeNode | None) -> int:
        self.best = -inf
        self.gain(root)
        return self.best

    def gain(self, node):
        """The best sum of a path from here down, or 0 if all sums are negative."""
        if node is None:
            return 0
        left, right = self.gain(node.left), self.gain(node.right)
        self.best = max(self.best, left + node.val + right)
        return max(0, node.val + max(left, right))
