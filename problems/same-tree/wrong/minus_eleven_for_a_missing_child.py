"""Writes -11 for a missing child, but -11 is also a legal value.

Reported as accepted in 2024.
"""

CAUGHT_BY = "constants"
REPORTED = "LeetCode-Feedback #20726"

MISSING = -11


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        return self.written(p, []) == self.written(q, [])

    def written(self, node, values):
        """The list, after the values of this subtree have been added."""
        if node is None:
            values.append(MISSING)
            return values
        values.append(node.val)
        self.written(node.left, values)
        return self.written(node.right, values)
