"""Starts with the root on a level of its own even if there is none."""

VERDICT = "Runtime Error"


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = []
        level = [root]
        while level:
            seen.append(level[-1].val)
            level = [child for node in level for child in (node.left, node.right) if child]
        return seen
