"""Starts with the root on the first level even if there is no root."""

VERDICT = "Runtime Error"


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = []
        level = [root]
        while level:
            seen.append(level[-1].val)
            level = [child for node in level for child in (node.left, node.right) if child]
        return seen
