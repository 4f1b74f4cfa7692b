"""Descends only from nodes that have both children."""


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        levels = []
        level = [root] if root else []
        while level:
            levels.append([node.val for node in level])
            full = [node for node in level if node.left and node.right]
            level = [child for node in full for child in (node.left, node.right)]
        return levels
