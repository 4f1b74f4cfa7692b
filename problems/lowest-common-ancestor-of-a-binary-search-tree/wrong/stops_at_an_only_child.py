"""Continues only while a node has two children, and returns the first node with fewer children.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #38935"


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        node = root
        while node.left and node.right:
            if p.val < node.val and q.val < node.val:
                node = node.left
            elif p.val > node.val and q.val > node.val:
                node = node.right
            else:
                return node
        return node
