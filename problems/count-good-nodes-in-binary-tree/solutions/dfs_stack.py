"""Depth-first search with a stack, on which each node waits with the largest value above it.

A node is compared when it is popped. A missing child is pushed, too, and dropped when it is popped,
so there is only one test. A deep tree needs no deep recursion.
Level: 3
From: dfs; on a chain, the recursion is n + 1 calls deep, so keep pending nodes on a stack, each
  with the value that a call would get
Time: O(n)
Space: O(h) for a tree of height h: the stack holds at most one node per level, plus one
"""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        good = 0
        stack = [(root, root.val)]
        while stack:
            node, largest = stack.pop()
            if node:
                if node.val >= largest:
                    good += 1
                largest = max(largest, node.val)
                stack += [(node.right, largest), (node.left, largest)]
        return good
