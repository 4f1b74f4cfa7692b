"""Counts the nodes that are at least as great as all nodes below them, instead of above them."""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        self.good = 0
        self.greatest(root)
        return self.good

    def greatest(self, node):
        """The greatest value in this subtree."""
        values = [node.val] + [self.greatest(child) for child in (node.left, node.right) if child]
        self.good += node.val == max(values)
        return max(values)
