"""Puts the root on the first level even if there is none."""

VERDICT = "Runtime Error"


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        depth = 0
        level = [root]
        while level:
            depth += 1
            level = [child for node in level for child in (node.left, node.right) if child]
        return depth
