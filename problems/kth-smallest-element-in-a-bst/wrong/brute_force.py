"""Recursion from the top down: counts a left subtree again at each node on the way.

Level: 1
Time: O(n · h), for a tree of height h: O(n²) on a chain
Space: O(h), the depth of both recursions together: up to n + 1 calls on a chain
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        left = self.count(root.left)
        if left >= k:
            return self.kthSmallest(root.left, k)
        if left == k - 1:
            return root.val
        return self.kthSmallest(root.right, k - left - 1)

    def count(self, node):
        if node is None:
            return 0
        return 1 + self.count(node.left) + self.count(node.right)
