"""Searches the left subtree for both nodes at each node on the way: O(n²) on a chain."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        node = root
        while node is not p and node is not q:
            found = self.holds(node.left, p)
            if found is not self.holds(node.left, q):
                return node
            node = node.left if found else node.right
        return node

    def holds(self, root, wanted):
        """Whether the node is in this subtree."""
        stack = [root]
        while stack:
            node = stack.pop()
            if node is wanted:
                return True
            if node:
                stack += [node.left, node.right]
        return False
