"""Compares the depths of the shallowest missing child and the deepest leaf, not two heights."""


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        return self.deepest(root) - self.shallowest(root) <= 1

    def deepest(self, node):
        if node is None:
            return 0
        return 1 + max(self.deepest(node.left), self.deepest(node.right))

    def shallowest(self, node):
        if node is None:
            return 0
        return 1 + min(self.shallowest(node.left), self.shallowest(node.right))
