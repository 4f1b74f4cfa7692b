"""Breadth-first search with a queue: the last node to leave it in each round is seen.

Invariant: at the start of each round, the queue holds exactly one level, from left to right. The
round removes the nodes of this level and adds their children, which are the next level.

For root = [1, 2, 3, null, 5, null, 4]:

    node.val  len(queue)  seen
    -         1           []
    1         2           [1]        2 and 3 wait
    3         2           [1, 3]     5 and 4 wait
    4         0           [1, 3, 4]
    return [1, 3, 4]
Level: 2
From: bfs_levels; each level is a new list, although only its last node matters, so let all nodes
  pass through one queue, and keep the last node of each round
Ask: If you visit the nodes of a level from left to right, which of them is seen?
Beware: wrong/queue_grows
Time: O(n)
Space: O(n): the queue may hold half of the nodes
"""

from collections import deque


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = []
        queue = deque([root] if root else [])
        while queue:
            for _ in range(len(queue)):  # the nodes that are in the queue now
                node = queue.popleft()
                queue.extend(child for child in (node.left, node.right) if child)
            seen.append(node.val)
        return seen
