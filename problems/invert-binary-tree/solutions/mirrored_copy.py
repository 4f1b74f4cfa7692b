"""Recursion that builds a new tree: the copy of the right subtree becomes the left subtree.

The base case is an empty tree, whose copy is empty. The old tree stays as it was, so nothing can be
overwritten too early.
Level: 1
Time: O(n)
Space: O(n), the new tree, and the depth of the recursion: n calls on a chain
"""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root is None:
            return None
        left = self.invertTree(root.right)
        right = self.invertTree(root.left)
        return TreeNode(root.val, left, right)
