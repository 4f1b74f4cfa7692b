"""Stops comparing where the wanted tree ends, but the other tree may continue there."""


class Solution:
    def isSubtree(self, root: TreeNode | None, subRoot: TreeNode | None) -> bool:
        if root is None:
            return False
        if self.same(root, subRoot):
            return True
        return self.isSubtree(root.left, subRoot) or self.isSubtree(root.right, subRoot)

    def same(self, p, q):
        if q is None:
            return True
        if p is None:
            return False
        return p.val == q.val and self.same(p.left, q.left) and self.same(p.right, q.right)
