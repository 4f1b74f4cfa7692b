"""Builds the right subtree first, as if it read a postorder list from its end."""

VERDICT = "Runtime Error"


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        place = {value: i for i, value in enumerate(inorder)}
        roots = iter(preorder)

        def build(start, end):
            """The tree of inorder[start:end]."""
            if start >= end:
                return None
            root = TreeNode(next(roots))
            root.right = build(place[root.val] + 1, end)
            root.left = build(start, place[root.val])
            return root

        return build(0, len(inorder))
