"""Breadth-first search: each node that leaves the queue swaps its children, then enqueues them.

A tree is inverted when every node has swapped its two children. No swap depends on another swap, so
the nodes may be visited in any order; with a stack, the search would be depth-first.

For root = [4, 2, 7, 1]:

    node.val  node.left.val  node.right.val  len(queue)
    4         7              2               2           7 and 2 wait
    7         -              -               1
    2         -              1               1           1 was on the left
    1         -              -               0
    return 4
Level: 3
From: recursion; the recursion is as deep as the tree, although no swap depends on another one, so
  keep a queue of the nodes that still have to swap
Beware: wrong/queues_missing_children
Time: O(n)
Space: O(n): the queue may hold half of the nodes
"""

from collections import deque


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        queue = deque([root] if root else [])
        while queue:
            node = queue.popleft()
            node.left, node.right = node.right, node.left
            for child in (node.left, node.right):
                if child:
                    queue.append(child)
        return root
