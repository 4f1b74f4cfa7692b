"""Pops only one finished node, but its ancestors may be finished, too."""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        root = TreeNode(preorder[0])
        stack = [root]
        finished = 0
        for value in preorder[1:]:
            node = TreeNode(value)
            if stack[-1].val != inorder[finished]:
                stack[-1].left = node
            else:
                parent = stack.pop()
                finished += 1
                parent.right = node
            stack.append(node)
        return root
