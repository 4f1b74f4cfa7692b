"""Recursion: each subtree reports p or q if it has one of them, and their ancestor if both.

A node that hears of something from either side is where the two meet. If it hears from one side
only, it passes that on; p and q report themselves at once, since what is below cannot matter.
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
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
