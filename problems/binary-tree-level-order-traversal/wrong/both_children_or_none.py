"""Goes on to the children only where there are both."""


class Solution:
    def levelOrder(self, root):
        levels = []
        level = [root] if root else []
        while level:
            levels.append([node.val for node in level])
            below = []
            for node in level:
                if node.left and node.right:
                    below += [node.left, node.right]
            level = below
        return levels
