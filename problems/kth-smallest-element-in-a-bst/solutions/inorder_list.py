"""Collect all values in inorder: in a search tree that sorts them, so number k is at index k - 1.

It visits all nodes, even if k is 1. It compares no values: the tree has them in order already.
Time: O(n)
Space: O(n), the list, and the depth of the recursion: n calls on a chain
"""


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        values = []
        self.visit(root, values)
        return values[k - 1]

    def visit(self, node, values):
        if node:
            self.visit(node.left, values)
            values.append(node.val)
            self.visit(node.right, values)
