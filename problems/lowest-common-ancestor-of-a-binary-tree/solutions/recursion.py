"""Recursion: a subtree returns p or q if it has only that one, and their ancestor if it has both.

A node that gets a result from either side is where the two meet. If it gets one from one side only,
it passes that on. p and q return themselves at once, since what is below cannot matter.
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: at most n - 1 calls
"""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        if root is None or root is p or root is q:
            return root
        left = self.lowestCommonAncestor(root.left, p, q)
        right = self.lowestCommonAncestor(root.right, p, q)
        if left and right:
            return root
        return left or right
