"""Divide and conquer: each subtree returns its height and its diameter, and its parent joins them.

The longest path of a tree lies in its left subtree, lies in its right subtree, or has the root as
its highest node. In the last case, its length is the sum of both heights. A call uses only the
results of its subtrees, so no variable is shared.
Level: 3
From: recursion; the answer is collected in a variable that all calls share, so return it together
  with the height
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n + 1 calls on a chain
"""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        return self.measured(root)[1]

    def measured(self, node):
        """The height of this subtree, in nodes, and its diameter."""
        if node is None:
            return 0, 0
        left_height, left_diameter = self.measured(node.left)
        right_height, right_diameter = self.measured(node.right)
        through = left_height + right_height
        return 1 + max(left_height, right_height), max(left_diameter, right_diameter, through)
