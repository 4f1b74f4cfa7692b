"""Leaves the root in the right part of the inorder list."""

VERDICT = "Runtime Error"


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        if not preorder:
            return None
        size = inorder.index(preorder[0])
        return TreeNode(
            preorder[0],
            self.buildTree(preorder[1 : size + 1], inorder[:size]),
            self.buildTree(preorder[size + 1 :], inorder[size:]),
        )
