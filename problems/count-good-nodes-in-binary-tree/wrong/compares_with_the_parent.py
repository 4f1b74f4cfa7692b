"""Compares a node only with its parent, but a node further up may be greater."""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        return self.count(root, root.val)

    def count(self, node, above):
        if node is None:
            return 0
        good = 1 if node.val >= above else 0
        return good + self.count(node.left, node.val) + self.count(node.right, node.val)
