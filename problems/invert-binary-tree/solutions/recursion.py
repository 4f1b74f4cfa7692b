"""Recursion: invert both subtrees, and swap them.

The base case is an empty tree, which is its own mirror image. The recursive calls invert both
subtrees; swapping them inverts the whole tree. Python evaluates the right side of an assignment
before it assigns anything, so both calls see the original children.
Level: 2
Beware: wrong/overwrites_the_left_child
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
"""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root:
            root.left, root.right = self.invertTree(root.right), self.invertTree(root.left)
        return root
