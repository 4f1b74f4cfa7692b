"""Asks whether the value is true, not whether there is a node: one with the value 0 is missing."""


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
