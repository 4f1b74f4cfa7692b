"""Recursion from the top down: measure both subtrees of each node, then check both subtrees.

This is the definition, word for word. A node may be measured again for each of its ancestors, and
has fewer than h of them in a tree of height h. The trace has a line for each call of `height`,
written when it ends; calls for empty trees are left out.

For root = [1, 2, 2, 3, null, null, null, 4]:

    node.val  return
    4         1
    3         2
    2         3       the left subtree of 1
    2         1       and the right one: 3 and 1 differ by 2
    return False
Level: 1
Beware: wrong/only_the_root
Time: O(n · h) for a tree of height h, at most O(n · √n), as a chain is given up at its root;
  O(n log n) if the tree is balanced
Space: O(h), the depth of the recursion: n + 1 calls on a chain
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
