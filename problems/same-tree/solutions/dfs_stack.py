"""Depth-first search with a stack of pairs: two nodes in the same place wait together.

A place that is empty in both trees is skipped; a place that is empty in one tree only is a
difference. The trees are the same if no pair differs, in whatever order the pairs are compared.
Level: 3
From: recursion; the recursion may be as deep as the tree, so keep the pending pairs in a list
Time: O(n), for n nodes in the smaller tree
Space: O(h) pairs, where h is the smaller of the two heights: up to n + 1
"""


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        stack = [(p, q)]
        while stack:
            one, other = stack.pop()
            if one is None and other is None:
                continue
            if one is None or other is None or one.val != other.val:
                return False
            stack.append((one.left, other.left))
            stack.append((one.right, other.right))
        return True
