"""Uses a value's index in the whole inorder as its index in a part of it."""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        place = {value: i for i, value in enumerate(inorder)}

        def build(preorder, inorder):
            if not preorder or not inorder:
                return None
            left = place[preorder[0]]
            return TreeNode(
                preorder[0],
                build(preorder[1 : left + 1], inorder[:left]),
                build(preorder[left + 1 :], inorder[left + 1 :]),
            )

        return build(preorder, inorder)
