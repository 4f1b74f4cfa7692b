"""Accepts two trees if the subtrees on only one side are the same."""


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        if p is None or q is None:
            return p is q
        if p.val != q.val:
            return False
        return self.isSameTree(p.left, q.left) or self.isSameTree(p.right, q.right)
