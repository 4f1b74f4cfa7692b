"""Returns the largest value of each level instead of the last value."""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = []
        level = [root] if root else []
        while level:
            seen.append(max(node.val for node in level))
            level = [child for node in level for child in (node.left, node.right) if child]
        return seen
