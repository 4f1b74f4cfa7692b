"""Counts down a copy of k in each call, so the caller never learns how many nodes were counted."""


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        if root is None:
            return None
        found = self.kthSmallest(root.left, k)
        if found is not None:
            return found
        k -= 1
        if k == 0:
            return root.val
        return self.kthSmallest(root.right, k)
