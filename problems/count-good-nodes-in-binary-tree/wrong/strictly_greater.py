"""Requires a good node to be greater than all nodes above it, but it may equal them."""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        return self.count(root, root.val - 1)

    def count(self, node, greatest):
        """The good nodes in this subtree, below nodes of which this is the greatest value."""
        if node is None:
            return 0
        good = node.val > greatest
        greatest = max(greatest, node.val)
        return good + self.count(node.left, greatest) + self.count(node.right, greatest)
