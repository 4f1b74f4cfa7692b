"""Slices: the first value of the preorder is the root, and it divides the inorder into two parts.

What is before it in the inorder is the left subtree, what is after it the right one. The left part
says how many of the next values in preorder belong to it, and both parts are trees of their own.
Time: O(n · h), for a tree of height h: up to O(n²) to search and to copy on a chain
Space: O(n · h): every call on a chain, up to n deep, holds copies of what is left of both lists
"""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        if not preorder:
            return None
        left = inorder.index(preorder[0])
        return TreeNode(
            preorder[0],
            self.buildTree(preorder[1 : left + 1], inorder[:left]),
            self.buildTree(preorder[left + 1 :], inorder[left + 1 :]),
        )
