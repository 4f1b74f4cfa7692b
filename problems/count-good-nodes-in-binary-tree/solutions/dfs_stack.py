"""Depth-first search with a stack, on which each node waits with the greatest value above it.

A node is compared when it is popped. A missing child is pushed, too, and dropped when it is popped,
so there is only one test. A deep tree needs no deep recursion.
Level: 3
Time: O(n)
Space: O(h) for a tree of height h: the stack holds at most one node per level, plus one
"""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        good = 0
        stack = [(root, root.val)]
        while stack:
            node, greatest = stack.pop()
            if node:
                good += node.val >= greatest
                greatest = max(greatest, node.val)
                stack += [(node.right, greatest), (node.left, greatest)]
        return good
