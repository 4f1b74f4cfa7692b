"""Tests whether a value is in the view already, instead of whether its level is."""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = []
        level = [root] if root else []
        while level:
            if level[-1].val not in seen:
                seen.append(level[-1].val)
            level = [child for node in level for child in (node.left, node.right) if child]
        return seen
