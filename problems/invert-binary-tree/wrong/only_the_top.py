"""Swaps the children of the root, and leaves their subtrees as they are."""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root:
            root.left, root.right = root.right, root.left
        return root
