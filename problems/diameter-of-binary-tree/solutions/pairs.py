"""Divide and conquer: each subtree reports its height and its diameter.

The longest path of a tree lies in one of its subtrees, or has the root as its highest node. Then
it is as long as both heights together. Nothing is kept outside of the calls.
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
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
