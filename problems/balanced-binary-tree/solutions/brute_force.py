"""Brute force from the top down: measure both subtrees of each node, then check the nodes below.

This is the definition, word for word. A node is measured once for each ancestor that passes the
check, and perhaps for one that fails. If d ancestors pass, the k-th one above the node is at least
k high on the node's side, so at least k - 1 high on the other. These other subtrees have at least
about d²/2 nodes in all, so d is O(√n), as long as the check precedes the nested calls.
Level: 1
Beware: wrong/only_the_root
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
