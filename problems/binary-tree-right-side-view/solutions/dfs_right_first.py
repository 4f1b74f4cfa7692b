"""Depth-first search, right subtrees first: the first node that is met on a level is seen.

A node is met after its parent, so when a level is reached for the first time, all levels above it
have their values already: their number is the depth of the node.
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
"""


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
        self.visit(node.right, depth + 1, seen)
        self.visit(node.left, depth + 1, seen)
