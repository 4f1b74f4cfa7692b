"""Computes the taller subtree's height once to compare and again to use it: exponential."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        return [self.values(root, depth) for depth in range(self.height(root))]

    def height(self, node):
        if node is None:
            return 0
        if self.height(node.left) > self.height(node.right):
            return self.height(node.left) + 1
        return self.height(node.right) + 1

    def values(self, node, depth):
        if node is None:
            return []
        if depth == 0:
            return [node.val]
        return self.values(node.left, depth - 1) + self.values(node.right, depth - 1)
