"""Uses a node with value 0 as a sentinel below the stack, but 0 may be in the tree.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #4177"


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        root = TreeNode(preorder[0])
        stack = [TreeNode(), root]
        finished = 0
        for value in preorder[1:]:
            node = TreeNode(value)
            if stack[-1].val != inorder[finished]:
                stack[-1].left = node
            else:
                while finished < len(inorder) and stack[-1].val == inorder[finished]:
                    parent = stack.pop()
                    finished += 1
                parent.right = node
            stack.append(node)
        return root
