"""Accepts two trees even if their subtrees are the same on one side only."""


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        if p is None or q is None:
            return p is q
        if p.val != q.val:
            return False
        return self.isSameTree(p.left, q.left) or self.isSameTree(p.right, q.right)
