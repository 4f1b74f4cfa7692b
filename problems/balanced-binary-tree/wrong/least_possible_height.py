"""Checks only that the whole tree is at most one level higher than necessary for its size."""


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        nodes, height = self.measured(root)
        return height <= nodes.bit_length() + 1

    def measured(self, node):
        """The number of nodes in this subtree, and its height."""
        if node is None:
            return 0, 0
        left_nodes, left = self.measured(node.left)
        right_nodes, right = self.measured(node.right)
        return 1 + left_nodes + right_nodes, 1 + max(left, right)
