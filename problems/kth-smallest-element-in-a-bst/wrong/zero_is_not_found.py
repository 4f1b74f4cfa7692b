"""Treats a found value of 0 as not found, and continues searching."""


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        self.remaining = k
        return self.search(root)

    def search(self, node):
        """The value that is wanted, or None if it is not in this subtree."""
        if node is None:
            return None
        if found := self.search(node.left):
            return found
        self.remaining -= 1
        if self.remaining == 0:
            return node.val
        return self.search(node.right)
