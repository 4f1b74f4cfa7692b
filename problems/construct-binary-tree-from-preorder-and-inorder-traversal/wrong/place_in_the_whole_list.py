"""Uses a value's index in the whole inorder list as its index in a part of the list."""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        place = {value: i for i, value in enumerate(inorder)}

        def build(preorder, inorder):
            if not preorder or not inorder:
                return None
            size = place[preorder[0]]
            return TreeNode(
                preorder[0],
                build(preorder[1 : size + 1], inorder[:size]),
                build(preorder[size + 1 :], inorder[size + 1 :]),
            )

        return build(preorder, inorder)
