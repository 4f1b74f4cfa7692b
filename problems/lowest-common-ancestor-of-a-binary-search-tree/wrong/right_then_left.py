"""Never goes right twice in a row: after a step to the right, it goes left or returns.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #8343"


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        node = root
        while True:
            if p.val > node.val and q.val > node.val:
                node = node.right
            if p.val < node.val and q.val < node.val:
                node = node.left
            else:
                return node
