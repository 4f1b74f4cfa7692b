"""Searches the subtrees for p and q at every node on the way down: O(n²) on a chain."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        if self.holds(root.left, p) and self.holds(root.left, q):
            return self.lowestCommonAncestor(root.left, p, q)
        if self.holds(root.right, p) and self.holds(root.right, q):
            return self.lowestCommonAncestor(root.right, p, q)
        return root

    def holds(self, root, wanted):
        """Whether the node is in this subtree."""
        stack = [root]
        while stack:
            node = stack.pop()
            if node is wanted:
                return True
            if node:
                stack += (node.left, node.right)
        return False
