"""The definition, word for word: searches both subtrees of every node for values out of place.

Level: 1
Time: O(n · h), for a tree of height h: up to O(n²)
Space: O(h), the depth of the recursion: up to n + 1 calls
"""

from math import inf

VERDICT = "Time Limit Exceeded"


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        if root is None:
            return True
        if not max(self.values(root.left), default=-inf) < root.val:
            return False
        if not root.val < min(self.values(root.right), default=inf):
            return False
        return self.isValidBST(root.left) and self.isValidBST(root.right)

    def values(self, root):
        """All values in this subtree, in no particular order."""
        stack = [root]
        while stack:
            node = stack.pop()
            if node:
                yield node.val
                stack += [node.left, node.right]
