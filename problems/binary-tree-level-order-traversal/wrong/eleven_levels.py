"""Has room for only eleven levels, the fewest that 2000 nodes can form."""

CAUGHT_BY = "generated"
VERDICT = "Runtime Error"


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        levels = [[] for _ in range(11)]
        self.visit(root, 0, levels)
        return [level for level in levels if level]

    def visit(self, node, depth, levels):
        if node is None:
            return
        levels[depth].append(node.val)
        self.visit(node.left, depth + 1, levels)
        self.visit(node.right, depth + 1, levels)
