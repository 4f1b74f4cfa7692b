"""Follow the definition from the top: measure both subtrees of each node, then look below.

A node is measured once for each node above it at which the search goes on. There, both heights are
nearly equal: d such nodes, one below the other, need about d²/2 others, so d is O(√n) at most.
That holds only because the heights are compared first, and the search ends where they differ.
Time: O(n√n), or O(n log n) if the tree is balanced
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
"""


class Solution:
    def isBalanced(self, root: TreeNode | None) -> bool:
        if root is None:
            return True
        if abs(self.height(root.left) - self.height(root.right)) > 1:
            return False
        return self.isBalanced(root.left) and self.isBalanced(root.right)

    def height(self, node):
        """The number of nodes on the longest way down from here."""
        if node is None:
            return 0
        return 1 + max(self.height(node.left), self.height(node.right))
