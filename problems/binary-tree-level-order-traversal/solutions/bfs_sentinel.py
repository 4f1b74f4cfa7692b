"""Breadth-first search with a sentinel: `None` in the queue follows the last node of each level.

When the sentinel comes to the front, its level is complete, and all children of that level are in
the queue. So the sentinel moves behind them, to the end of the next level, unless the queue is
empty: then the completed level was the last one.
Level: 4
From: bfs; the nodes of a level have to be counted before a round starts, so let a mark in the queue
  show where the level ends
Beware: wrong/last_level_unlisted
Time: O(n)
Space: O(n): the queue may hold half of the nodes
"""

from collections import deque


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        if root is None:
            return []
        levels, level = [], []
        queue = deque([root, None])
        while queue:
            node = queue.popleft()
            if node is None:
                levels.append(level)
                level = []
                if queue:
                    queue.append(None)
                continue
            level.append(node.val)
            queue.extend(child for child in (node.left, node.right) if child)
        return levels
