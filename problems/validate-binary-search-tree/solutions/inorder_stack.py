"""Inorder: a tree is a search tree if, and only if, its values rise all the way in inorder.

A stack holds the nodes whose left subtree is being visited. Only the previous value is kept, and
the first one that is not greater ends the search.
Time: O(n)
Space: O(h), the stack, for a tree of height h: n nodes on a chain
"""

from math import inf


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        previous = -inf
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
