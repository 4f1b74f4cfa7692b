"""Depth-first search that knows its depth: a node's value joins the list of its level.

The left child is visited before the right one, so every list is in order, although no level is
filled in one go. A node is visited after its parent, so at most one list is missing.
Time: O(n)
Space: O(n), the depth of the recursion on a chain
"""


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        levels = []
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
