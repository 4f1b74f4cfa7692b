"""Compares all nodes only with the root, but a greater value may lie in between."""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        return self.count(root, root.val)

    def count(self, node, top):
        if node is None:
            return 0
        good = 1 if node.val >= top else 0
        return good + self.count(node.left, top) + self.count(node.right, top)
