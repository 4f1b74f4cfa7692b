"""Counts the used roots in a class attribute, so the next tree begins where the last one ended."""

VERDICT = "Runtime Error"


class Solution:
    used = 0

    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        place = {value: i for i, value in enumerate(inorder)}

        def build(start, end):
            """The tree of inorder[start:end]."""
            if start == end:
                return None
            root = TreeNode(preorder[Solution.used])
            Solution.used += 1
            root.left = build(start, place[root.val])
            root.right = build(place[root.val] + 1, end)
            return root

        return build(0, len(inorder))
