"""Stops at the root if it is p or q, but below the root, walks past p if q is on its left.

Reported as accepted in 2023.
"""

REPORTED = "LeetCode-Feedback #11062"


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        if root is p or root is q:
            return root
        node = root
        while True:
            if p.val <= node.val and q.val < node.val:
                node = node.left
            elif p.val > node.val and q.val > node.val:
                node = node.right
            else:
                return node
