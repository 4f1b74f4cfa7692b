"""Inorder with a stack: each value must be greater than the previous value.

A tree is a binary search tree exactly when its inorder values are strictly ascending. The stack
holds the nodes whose left subtree is being visited. Only the previous value is kept, and the first
value that is not greater ends the search.

For root = [5, 1, 7, null, null, 4, 8]:

    len(stack)  node.val  previous
    1           1         -inf
    0           5         1
    1           4         5         4 is not greater than 5
    return False
Level: 2
Beware: wrong/equal_values, wrong/starts_below_zero
Time: O(n)
Space: O(h), the stack, for a tree of height h: up to n nodes
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
