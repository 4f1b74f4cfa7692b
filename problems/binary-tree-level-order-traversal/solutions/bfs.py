"""Breadth-first search with a queue, whose length at the start of a round is the level's size.

Invariant: at the start of each round, the queue holds exactly one level, from left to right. The
round removes the nodes of this level and adds their children, so exactly the next level remains.

For root = [3, 9, 20, null, null, 15, 7]:

    node.val  len(queue)  level    levels
    -         1           -        []
    3         2           [3]      [[3]]                    9 and 20 wait
    20        2           [9, 20]  [[3], [9, 20]]           15 and 7 wait
    7         0           [15, 7]  [[3], [9, 20], [15, 7]]
    return [[3], [9, 20], [15, 7]]
Level: 2
From: bfs_levels; each level is read twice, for its values and for its children, so let a queue
  release each node once, and take in its children
Ask: The nodes of one level stand in line, and each that leaves sends its children to the end. When
  does the line consist of exactly the next level?
Beware: wrong/empties_whole_queue
Time: O(n)
Space: O(n): the queue may hold half of the nodes
"""

from collections import deque


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        levels = []
        queue = deque([root] if root else [])
        while queue:
            level = []
            for _ in range(len(queue)):  # the nodes that are in the queue now
                node = queue.popleft()
                level.append(node.val)
                queue.extend(child for child in (node.left, node.right) if child)
            levels.append(level)
        return levels
