"""Stores heights by value instead of by node, but several nodes may have the same value."""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        longest = 0
        heights = {}
        stack = [(root, False)]
        while stack:
            node, children_done = stack.pop()
            if children_done:
                left = heights[node.left.val] if node.left else 0
                right = heights[node.right.val] if node.right else 0
                longest = max(longest, left + right)
                heights[node.val] = 1 + max(left, right)
            elif node:
                stack += [(node, True), (node.right, False), (node.left, False)]
        return longest
