"""Assumes that p has the smaller value, and walks out of the tree if q has the smaller value."""

VERDICT = "Runtime Error"


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        node = root
        while not p.val <= node.val <= q.val:
            node = node.left if q.val < node.val else node.right
        return node
