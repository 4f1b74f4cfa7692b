"""Recursion: a tree is one level deeper than the deeper of its two subtrees.

An empty tree has depth 0. No other case is needed: a leaf is one level deeper than two empty
subtrees.
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
"""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        if root is None:
            return 0
        return 1 + max(self.maxDepth(root.left), self.maxDepth(root.right))
