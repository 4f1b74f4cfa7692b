"""Postorder with a stack: a node is measured after its children, whose heights are known by then.

A node is popped twice: first to put it back below its children, and then, after them, to measure
it. A deep tree needs no deep recursion.
Level: 3
From: recursion; on a chain, the recursion is n + 1 calls deep, so keep a stack of the nodes whose
  children are not measured yet
Time: O(n)
Space: O(n)
"""


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        heights = {None: 0}
        stack = [(root, False)]
        while stack:
            node, children_done = stack.pop()
            if children_done:
                left, right = heights[node.left], heights[node.right]
                if abs(left - right) > 1:
                    return False
                heights[node] = 1 + max(left, right)
            elif node:
                stack += [(node, True), (node.right, False), (node.left, False)]
        return True
