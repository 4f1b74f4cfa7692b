"""Uses the last value of the preorder list as the root, as in postorder."""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        if not preorder:
            return None
        size = inorder.index(preorder[-1])
        return TreeNode(
            preorder[-1],
            self.buildTree(preorder[:size], inorder[:size]),
            self.buildTree(preorder[size:-1], inorder[size + 1 :]),
        )
