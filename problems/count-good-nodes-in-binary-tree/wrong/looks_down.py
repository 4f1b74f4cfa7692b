"""Compares a node with all nodes below it instead of all nodes above it."""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        self.good = 0
        self.largest(root)
        return self.good

    def largest(self, node):
        """The largest value in this subtree."""
        values = [node.val] + [self.largest(child) for child in (node.left, node.right) if child]
        if node.val == max(values):
            self.good += 1
        return max(values)
