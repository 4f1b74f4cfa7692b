"""Postorder with a stack: a node's path is measured after its children, whose heights are known.

A node is popped twice: the first time, it returns to the stack below its children; the second time,
after them, it is measured. A deep tree needs no deep recursion.
Level: 3
From: recursion; on a chain, the recursion is n + 1 calls deep, so keep a stack of the nodes whose
  children are not measured yet
Beware: wrong/heights_by_value
Time: O(n)
Space: O(n)
"""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        longest = 0
        heights = {None: 0}
        stack = [(root, False)]
        while stack:
            node, children_done = stack.pop()
            if children_done:
                left, right = heights[node.left], heights[node.right]
                longest = max(longest, left + right)
                heights[node] = 1 + max(left, right)
            elif node:
                stack += [(node, True), (node.right, False), (node.left, False)]
        return longest
