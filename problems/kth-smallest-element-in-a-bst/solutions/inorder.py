"""Inorder lists a search tree in ascending order, so the answer is at index k - 1.

All values of the left subtree are less than the node's value and come before it; all values of the
right subtree are greater and come after it. The search visits all nodes, even if k is 1. The trace
has a line for each call of `visit`, written when it ends; calls for empty trees are left out.

For root = [3, 1, 4, null, 2], k = 2:

    node.val  values
    2         [1, 2]
    1         [1, 2]        1 was added before its right subtree
    4         [1, 2, 3, 4]
    3         [1, 2, 3, 4]
    return 2
Level: 1
Beware: wrong/preorder
Time: O(n)
Space: O(n), the list, and the depth of the recursion: n + 1 calls on a chain
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
