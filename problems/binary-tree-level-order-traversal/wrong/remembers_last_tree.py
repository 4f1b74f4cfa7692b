"""The levels belong to the class: the next tree's values join those of the last."""


class Solution:
    levels = []  # noqa: RUF012 (the mistake)

    def levelOrder(self, root):
        self.visit(root, 0)
        return self.levels

    def visit(self, node, depth):
        if node is None:
            return
        if depth == len(self.levels):
            self.levels.append([])
        self.levels[depth].append(node.val)
        self.visit(node.left, depth + 1)
        self.visit(node.right, depth + 1)
