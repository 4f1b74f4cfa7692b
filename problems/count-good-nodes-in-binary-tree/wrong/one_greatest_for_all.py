"""Keeps one greatest value for all nodes, so the left subtree raises it for the right one."""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        self.greatest = root.val
        return self.count(root)

    def count(self, node):
        """The good nodes in this subtree."""
        if node is None:
            return 0
        good = node.val >= self.greatest
        self.greatest = max(self.greatest, node.val)
        return good + self.count(node.left) + self.count(node.right)
