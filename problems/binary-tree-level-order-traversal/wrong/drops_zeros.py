"""Tests the value instead of the node, so a node with the value 0 is dropped."""


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        levels = []
        self.visit(root, 0, levels)
        return levels

    def visit(self, node, depth, levels):
        if not (node and node.val):
            return
        if depth == len(levels):
            levels.append([])
        levels[depth].append(node.val)
        self.visit(node.left, depth + 1, levels)
        self.visit(node.right, depth + 1, levels)
