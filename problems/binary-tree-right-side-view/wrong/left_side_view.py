"""Visits left subtrees first, which gives the view from the left side."""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = []
        self.visit(root, 0, seen)
        return seen

    def visit(self, node, depth, seen):
        if node is None:
            return
        if depth == len(seen):
            seen.append(node.val)
        self.visit(node.left, depth + 1, seen)
        self.visit(node.right, depth + 1, seen)
