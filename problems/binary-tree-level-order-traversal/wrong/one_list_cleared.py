"""Reuses one list for all levels and clears it, so every level shows the list's end state."""


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        levels, values = [], []
        level = [root] if root else []
        while level:
            values.clear()
            values.extend(node.val for node in level)
            levels.append(values)
            level = [child for node in level for child in (node.left, node.right) if child]
        return levels
