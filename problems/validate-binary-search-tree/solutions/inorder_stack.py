"""Inorder with a stack: each value must be greater than the previous value.

A tree is a binary search tree exactly when its inorder values are strictly ascending. The stack
holds the nodes that come after the current subtree: their left subtrees are not done yet. Only the
previous value is kept, and the first value that is not larger ends the search.

For root = [5, 2, 7, 1, 3, 4]:

    previous  len(stack)  node.val
    -inf      0           5         the walk starts at the root
    1         2           -         2 and 5 wait
    2         1           3         on to the right subtree of 2
    3         1           -
    5         0           7         the left subtree of 7 begins with 4
    return False
Level: 2
From: inorder; all values are listed, although each is compared only with the next, so keep one
  value, and stop at the first mistake
Ask: In inorder, which earlier value does a value have to exceed? What has to wait while a left
  subtree is visited?
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
