"""Uses the logarithm of the number of nodes, as if every level were full."""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        return self.count(root).bit_length()

    def count(self, node):
        if node is None:
            return 0
        return 1 + self.count(node.left) + self.count(node.right)
