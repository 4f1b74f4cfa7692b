"""Writes 0 for a missing child, where the other tree may have a node with the value 0.

Reported as accepted in 2023.
"""

REPORTED = "LeetCode-Feedback #10919"


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        return self.written(p, []) == self.written(q, [])

    def written(self, node, values):
        """The list, after the values of this subtree have been added in postorder."""
        if node is None:
            values.append(0)
            return values
        self.written(node.left, values)
        self.written(node.right, values)
        values.append(node.val)
        return values
