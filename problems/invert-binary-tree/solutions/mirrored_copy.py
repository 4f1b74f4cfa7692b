"""Recursion that builds a new tree: the copy of the right subtree becomes the left subtree.

The base case is an empty tree, whose copy is empty. The old tree stays as it was, so nothing can be
overwritten too early. The trace has a line for each call, written when it ends; calls for empty
trees are left out.

For root = [4, 2, 7, 1]:

    root.val  left.val  right.val
    7         -         -
    1         -         -
    2         -         1          1 was on the left of 2
    4         7         2
Level: 1
Time: O(n)
Space: O(n), the new tree, and the depth of the recursion: n + 1 calls on a chain
"""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root is None:
            return None
        left = self.invertTree(root.right)
        right = self.invertTree(root.left)
        return TreeNode(root.val, left, right)
