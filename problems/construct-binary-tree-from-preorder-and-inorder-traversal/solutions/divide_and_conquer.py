"""Divide and conquer with slices: the first value in preorder is the root; it splits `inorder`.

The values before the root in `inorder` are the left subtree, the values after it the right one. The
size of the left part tells how many values in preorder belong to it. Both parts are built in the
same way; the base case is an empty list, which gives an empty tree. The trace has a line for each
call, written when it ends; calls for empty lists are left out.

For preorder = [3, 9, 20, 15, 7], inorder = [9, 3, 15, 20, 7]:

    preorder           inorder            size
    [9]                [9]                0
    [15]               [15]               0
    [7]                [7]                0
    [20, 15, 7]        [15, 20, 7]        1     15 is on the left of 20
    [3, 9, 20, 15, 7]  [9, 3, 15, 20, 7]  1     9 is on the left of 3
Level: 1
Ask: Which value is certainly the root? Where in `inorder` are the values of its left subtree?
Beware: wrong/last_is_the_root
Time: O(n · h), for a tree of height h: O(n²) on a chain, to search and to copy
Space: O(n · h): on a chain, up to n calls hold copies of the rest of both lists
"""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        if not preorder:
            return None
        size = inorder.index(preorder[0])  # of the left subtree
        return TreeNode(
            preorder[0],
            self.buildTree(preorder[1 : size + 1], inorder[:size]),
            self.buildTree(preorder[size + 1 :], inorder[size + 1 :]),
        )
