"""Recursion: each node joins the ways down on both sides, and tells its parent the longer one.

A path turns at its highest node: it is as long as the heights of the left and the right subtree
together. Heights count nodes, and so an empty tree has none, and the edge to a child is included.
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
"""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        self.longest = 0
        self.height(root)
        return self.longest

    def height(self, node):
        """The number of nodes on the longest way down from here."""
        if node is None:
            return 0
        left, right = self.height(node.left), self.height(node.right)
        self.longest = max(self.longest, left + right)
        return 1 + max(left, right)
