"""Leaves the root in the right part of the inorder."""

VERDICT = "Runtime Error"


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        if not preorder:
            return None
        left = inorder.index(preorder[0])
        return TreeNode(
            preorder[0],
            self.buildTree(preorder[1 : left + 1], inorder[:left]),
            self.buildTree(preorder[left + 1 :], inorder[left:]),
        )
