"""Compares only the root and its children with the wanted tree, and goes no further."""


class Solution:
    def isSubtree(self, root: TreeNode | None, subRoot: TreeNode | None) -> bool:
        return any(self.same(node, subRoot) for node in (root, root.left, root.right))

    def same(self, p, q):
        if p is None or q is None:
            return p is q
        return p.val == q.val and self.same(p.left, q.left) and self.same(p.right, q.right)
