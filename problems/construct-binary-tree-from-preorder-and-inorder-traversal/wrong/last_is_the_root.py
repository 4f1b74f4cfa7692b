"""Uses the last value of the preorder as the root, as in a postorder."""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        if not preorder:
            return None
        left = inorder.index(preorder[-1])
        return TreeNode(
            preorder[-1],
            self.buildTree(preorder[:left], inorder[:left]),
            self.buildTree(preorder[left:-1], inorder[left + 1 :]),
        )
