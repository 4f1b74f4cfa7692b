"""Breadth-first search: each node waits in the queue with the greatest value on the path to it.

The path includes the node itself, so a node is good if its value equals this greatest value.
Level: 3
Time: O(n)
Space: O(n): the queue may hold half of the nodes
"""

from collections import deque


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        good = 0
        queue = deque([(root, root.val)])
        while queue:
            node, greatest = queue.popleft()
            good += node.val == greatest
            for child in (node.left, node.right):
                if child:
                    queue.append((child, max(greatest, child.val)))
        return good
