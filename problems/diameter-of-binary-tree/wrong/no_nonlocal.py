"""Forgets `nonlocal`, so the inner function reads its own variable before it has a value."""

VERDICT = "Runtime Error"


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        longest = 0

        def height(node):
            if node is None:
                return 0
            left, right = height(node.left), height(node.right)
            longest = max(longest, left + right)  # noqa: F823, F841 (the mistake)
            return 1 + max(left, right)

        height(root)
        return longest
