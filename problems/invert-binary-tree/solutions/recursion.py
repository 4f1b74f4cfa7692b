"""Recursion: invert both subtrees, and swap them.

The base case is an empty tree, which is its own mirror image. The recursive calls invert both
subtrees; swapping them inverts the whole tree. Python evaluates the right side of an assignment
before it assigns anything, so both calls see the original children. The trace has a line for each
call, written when it ends; calls for empty trees are left out.

For root = [4, 2, 7, 1]:

    root.val  root.left.val  root.right.val
    7         -              -
    1         -              -
    2         -              1               1 was on the left
    4         7              2
Level: 2
From: mirrored_copy; the copy has n new nodes, although only the links have to change, so swap the
  links of the old nodes
Ask: If both subtrees were inverted already, what would still be wrong with the tree?
Beware: wrong/overwrites_the_left_child
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n + 1 calls on a chain
"""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root:
            root.left, root.right = self.invertTree(root.right), self.invertTree(root.left)
        return root
