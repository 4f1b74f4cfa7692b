"""Keeps one largest value for all nodes, so the left subtree raises it for the right one."""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        self.largest = root.val
        return self.count(root)

    def count(self, node):
        """The good nodes in this subtree."""
        if node is None:
            return 0
        good = 1 if node.val >= self.largest else 0
        self.largest = max(self.largest, node.val)
        return good + self.count(node.left) + self.count(node.right)
