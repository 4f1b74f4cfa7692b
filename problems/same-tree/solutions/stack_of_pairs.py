"""A stack of pairs: two nodes in the same place, which must match, wait together for their turn.

A place that is empty in both trees is skipped; if it is empty in only one of them, the trees
differ. The order of the comparisons does not matter, so a queue would do as well.
Time: O(n), for n nodes in the smaller tree
Space: O(h) pairs, for the lower height h: up to n on a chain
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
