"""Keeps missing children in the next level, so it lists an empty level below the leaves."""


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        levels = []
        level = [root] if root else []
        while level:
            levels.append([node.val for node in level if node])
            level = [child for node in level if node for child in (node.left, node.right)]
        return levels
