"""Make a new tree, the mirror image, and leave the old one as it was.

A node's copy gets the copy of its right subtree on the left, and that of its left subtree on the
right. So nothing can be overwritten too early, and whoever holds the old tree still has it.
Time: O(n)
Space: O(n), the new tree; the recursion goes as deep as the tree is high: n calls on a chain
"""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root is None:
            return None
        left, right = self.invertTree(root.right), self.invertTree(root.left)
        return TreeNode(root.val, left, right)
