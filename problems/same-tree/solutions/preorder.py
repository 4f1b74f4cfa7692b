"""Preorder with None for each missing child: list both trees, and compare the lists.

With these marks, a list belongs to only one tree: a subtree ends where it has one more mark than
nodes. None is not a legal value, so a mark never equals a node. The trace has a line for each call
of `written`, written when it ends; calls for empty trees are left out.

For p = [1, 2], q = [1, null, 2]:

    node.val  values
    2         [1, 2, None, None]
    1         [1, 2, None, None, None]  the tree p
    2         [1, None, 2, None, None]
    1         [1, None, 2, None, None]  the tree q
    return False
Level: 1
Beware: wrong/no_marks, wrong/zero_for_a_missing_child
Time: O(n + m), for n and m nodes
Space: O(n + m), for the lists and the depth of the recursion
"""


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        return self.written(p, []) == self.written(q, [])

    def written(self, node, values):
        """Append this subtree to the values, and return them."""
        if node is None:
            values.append(None)
            return values
        values.append(node.val)
        self.written(node.left, values)
        return self.written(node.right, values)
