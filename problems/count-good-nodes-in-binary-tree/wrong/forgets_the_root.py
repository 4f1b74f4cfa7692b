"""Counts only below the root, but the root is always good."""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        return self.count(root.left, root.val) + self.count(root.right, root.val)

    def count(self, node, greatest):
        """The good nodes in this subtree, below nodes of which this is the greatest value."""
        if node is None:
            return 0
        good = node.val >= greatest
        greatest = max(greatest, node.val)
        return good + self.count(node.left, greatest) + self.count(node.right, greatest)
