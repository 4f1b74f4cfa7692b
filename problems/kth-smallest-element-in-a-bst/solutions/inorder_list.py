"""Collect all values in inorder: in a search tree they come sorted, so number k is at place k - 1.

That does all the work, even if k is 1. Nothing is compared: the order is that of the tree.
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
