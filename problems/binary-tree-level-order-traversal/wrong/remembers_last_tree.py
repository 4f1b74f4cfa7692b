"""Keeps the levels in a default argument, so the next tree's values are added to them."""


class Solution:
    def levelOrder(self, root: TreeNode | None, levels=[]) -> list[list[int]]:  # noqa: B006 (the mistake)
        self.visit(root, 0, levels)
        return levels

    def visit(self, node, depth, levels):
        if node is None:
            return
        if depth == len(levels):
            levels.append([])
        levels[depth].append(node.val)
        self.visit(node.left, depth + 1, levels)
        self.visit(node.right, depth + 1, levels)
