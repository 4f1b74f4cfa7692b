"""Lists every other level from right to left, as another problem requires."""


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        levels = []
        level = [root] if root else []
        while level:
            values = [node.val for node in level]
            levels.append(values[::-1] if len(levels) % 2 else values)
            level = [child for node in level for child in (node.left, node.right) if child]
        return levels
