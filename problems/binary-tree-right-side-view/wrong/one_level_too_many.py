"""Cuts off one level too many from the left view, as if the right view included the root."""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        if root is None:
            return []
        left, right = self.rightSideView(root.left), self.rightSideView(root.right)
        seen = [root.val, *right]
        return seen + left[len(seen) :]
