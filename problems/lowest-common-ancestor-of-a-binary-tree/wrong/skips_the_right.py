"""Skips the right subtree if the left one returns a node, which may be only p or q."""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        if root is None or root is p or root is q:
            return root
        left = self.lowestCommonAncestor(root.left, p, q)
        if left:
            return left
        return self.lowestCommonAncestor(root.right, p, q)
