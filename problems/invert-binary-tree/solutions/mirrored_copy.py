"""A new tree: build the mirror image, and leave the old tree as it was.

The copy of a node has the copy of the right subtree on its left, and that of the left subtree on
its right. Nothing is overwritten, so whoever holds the old tree still has it.
Time: O(n)
Space: O(n), the new tree, and the depth of the recursion: n calls on a chain
"""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root is None:
            return None
        left, right = self.invertTree(root.right), self.invertTree(root.left)
        return TreeNode(root.val, left, right)
