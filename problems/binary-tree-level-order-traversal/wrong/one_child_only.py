"""An `elif` where an `if` belongs: the right child is looked at only where there is no left one."""


class Solution:
    def levelOrder(self, root):
        levels = []
        level = [root] if root else []
        while level:
            levels.append([node.val for node in level])
            below = []
            for node in level:
                if node.left:
                    below.append(node.left)
                elif node.right:
                    below.append(node.right)
            level = below
        return levels
