"""Uses `or` where both children are needed, so it skips the right child if there is a left one."""


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        levels = []
        level = [root] if root else []
        while level:
            levels.append([node.val for node in level])
            level = [child for node in level if (child := node.left or node.right)]
        return levels
