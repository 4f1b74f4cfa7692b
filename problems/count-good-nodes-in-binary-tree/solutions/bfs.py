"""Breadth-first search: each node waits in the queue with the largest value on its path.

The path leads from the root to the node and includes both, so a node is good if its value equals
this largest value.
Level: 3
From: dfs; on a chain, the recursion is n + 1 calls deep, so keep pending nodes in a queue, each
  with the largest value on its path
Time: O(n)
Space: O(n): the queue may hold half of the nodes
"""

from collections import deque


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        good = 0
        queue = deque([(root, root.val)])
        while queue:
            node, largest = queue.popleft()
            if node.val == largest:
                good += 1
            for child in (node.left, node.right):
                if child:
                    queue.append((child, max(largest, child.val)))
        return good
