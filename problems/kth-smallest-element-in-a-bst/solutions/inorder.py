"""Inorder: list all values; in a search tree they are sorted, so the answer is at index k - 1.

All values of the left subtree are less than the node's value and come before it; all values of the
right subtree are greater and come after it. The search visits all nodes, even if k is 1.
Level: 1
Beware: wrong/preorder
Time: O(n)
Space: O(n), the list, and the depth of the recursion: n calls on a chain
"""


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        values = []
        self.visit(root, values)
        return values[k - 1]

    def visit(self, node, values):
        """Append the values of this subtree in inorder."""
        if node:
            self.visit(node.left, values)
            values.append(node.val)
            self.visit(node.right, values)
