"""Computes the level as the logarithm of the node's heap number, but floats round it."""

from collections import deque
from math import log2

CAUGHT_BY = "killers"


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        levels = {}
        queue = deque([(root, 1)] if root else [])
        while queue:
            node, number = queue.popleft()
            levels.setdefault(int(log2(number)), []).append(node.val)
            if node.left:
                queue.append((node.left, 2 * number))
            if node.right:
                queue.append((node.right, 2 * number + 1))
        return list(levels.values())
