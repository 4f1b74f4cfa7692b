"""A stack instead of recursion: it holds the nodes whose right subtrees are still to come.

A new value is the left child of the previous node, unless that node is next in the inorder and so
has no left child. Then all nodes that are next in the inorder are finished and leave the stack, and
the value becomes the right child of the last of them.
Time: O(n)
Space: O(n), a copy of the list and, on a chain, the stack
"""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        root = TreeNode(preorder[0])
        stack = [root]
        finished = 0  # values of the inorder that have left the stack
        for value in preorder[1:]:
            node = TreeNode(value)
            if stack[-1].val != inorder[finished]:
                stack[-1].left = node
            else:
                while stack and stack[-1].val == inorder[finished]:
                    parent = stack.pop()
                    finished += 1
                parent.right = node
            stack.append(node)
        return root
