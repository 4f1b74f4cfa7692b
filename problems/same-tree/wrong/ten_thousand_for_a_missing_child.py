"""Writes 10,000 for a missing child, but 10,000 is also a legal value.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #27305"

MISSING = 10_000


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
