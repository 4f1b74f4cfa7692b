"""Divide and conquer: each subtree returns two results, whether it is balanced and its height.

A tree is balanced if both of its subtrees are balanced and their heights differ by at most 1. With
the first result as a flag, no special height is needed to mark a failure. Every node is visited,
even after a failure.
Level: 3
From: recursion; each caller has to know that -1 is no height, so return the answer and the height
  as two values
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n + 1 calls on a chain
"""


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        return self.measured(root)[0]

    def measured(self, node):
        """Whether this subtree is balanced, and its height."""
        if node is None:
            return True, 0
        left_balanced, left = self.measured(node.left)
        right_balanced, right = self.measured(node.right)
        balanced = left_balanced and right_balanced and abs(left - right) <= 1
        return balanced, 1 + max(left, right)
