"""Inorder: a tree is a binary search tree exactly when its inorder values are strictly ascending.

In inorder, all values of the left subtree come before a node, and all values of the right subtree
after it. So the rules hold at every node exactly when each value is less than the next value. The
trace has a line for each call of `visit`, written when it ends; calls for empty trees are left out.

For root = [5, 1, 4, null, null, 3, 6]:

    node.val  values
    1         [1]
    3         [1, 5, 3]        3 is in the right subtree of 5, but less
    6         [1, 5, 3, 4, 6]
    4         [1, 5, 3, 4, 6]
    5         [1, 5, 3, 4, 6]
    return False
Level: 1
Beware: wrong/sorted_with_duplicates
Time: O(n)
Space: O(n), the list, and the depth of the recursion: up to n + 1 calls
"""

from itertools import pairwise


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        values = []
        self.visit(root, values)
        return all(value < after for value, after in pairwise(values))

    def visit(self, node, values):
        """Append the values of this subtree in inorder."""
        if node:
            self.visit(node.left, values)
            values.append(node.val)
            self.visit(node.right, values)
