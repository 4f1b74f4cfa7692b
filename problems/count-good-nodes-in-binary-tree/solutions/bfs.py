"""Breadth-first search: each node waits together with the greatest value on the way to it.

That includes the node's own value, so a node is good if both are equal.
Time: O(n)
Space: O(n): a level may hold half of the nodes
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
