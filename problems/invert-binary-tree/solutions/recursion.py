"""Recursion: invert both subtrees, and swap them.

Both calls come before either child is replaced: Python evaluates the whole right side of an
assignment before it assigns anything.
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
"""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        if root:
            root.left, root.right = self.invertTree(root.right), self.invertTree(root.left)
        return root
