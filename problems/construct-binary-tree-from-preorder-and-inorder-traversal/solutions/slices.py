"""Slices: the first value in preorder is the root, and it divides the inorder into two parts.

What comes before it in the inorder is the left subtree, and what comes after it the right one. The
length of the left part tells how many of the next values in preorder belong to it. Both parts are
then built in the same way.
Time: O(n · h), for a tree of height h: O(n²) on a chain, to search and to copy
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
