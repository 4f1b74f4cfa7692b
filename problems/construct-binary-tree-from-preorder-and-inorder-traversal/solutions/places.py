"""Places in a dictionary: it knows where each value is in the inorder, so no search is needed.

A subtree is a part of the inorder, given by its two ends. The preorder is read once from left to
right: if the left subtree is built before the right one, the next value is always the next root.
Time: O(n)
Space: O(n), the dictionary, and the depth of the recursion: n calls on a chain
"""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        place = {value: i for i, value in enumerate(inorder)}
        roots = iter(preorder)

        def build(start, end):
            """The tree of inorder[start:end]."""
            if start == end:
                return None
            root = TreeNode(next(roots))
            root.left = build(start, place[root.val])
            root.right = build(place[root.val] + 1, end)
            return root

        return build(0, len(inorder))
