"""Breadth-first search with a queue: the last node that each round removes is seen.

Invariant: at the start of each round, the queue holds exactly one level, from left to right. The
round removes the nodes of this level and adds their children, which are the next level.

For root = [1, 2, 3, null, 5, null, 4]:

    len(queue)  node.val  seen
    1           -         []
    2           1         [1]
    2           2         [1]        3 and 5 are in the queue
    2           3         [1, 3]     5 and 4 are in the queue
    1           5         [1, 3]
    0           4         [1, 3, 4]
    return [1, 3, 4]
Level: 2
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
