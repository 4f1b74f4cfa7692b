"""Compares left with right, as if one tree had to be the mirror image of the other."""


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        if p is None or q is None:
            return p is q
        if p.val != q.val:
            return False
        return self.isSameTree(p.left, q.right) and self.isSameTree(p.right, q.left)
