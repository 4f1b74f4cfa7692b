"""Write both trees down in preorder, with None for each missing child, and compare the lists.

With these marks, a list belongs to only one tree: a subtree ends where there is one more missing
child than there are nodes. None is not a value, so a mark cannot be mistaken for a node.
Time: O(n + m), for n and m nodes
Space: O(n + m), the lists, and the depth of the recursion on a chain
"""


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        return self.written(p, []) == self.written(q, [])

    def written(self, node, values):
        """The list, after the values of this subtree have been added."""
        if node is None:
            values.append(None)
            return values
        values.append(node.val)
        self.written(node.left, values)
        return self.written(node.right, values)
