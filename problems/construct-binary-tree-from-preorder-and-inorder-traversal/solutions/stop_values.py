"""Recursion with stop values: a subtree ends where the inorder reaches the ancestor after it.

Both lists are read once from left to right. A left subtree ends where its parent is next in the
inorder; a right subtree ends where its parent's subtree ends. The whole tree has no stop value.
Neither indices nor a hash map is needed.
Level: 3
Time: O(n)
Space: O(n), both lists reversed, and the depth of the recursion: n calls on a chain
"""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        roots, remaining = preorder[::-1], inorder[::-1]  # the next value is the last one

        def build(stop):
            """The tree of all remaining values that precede `stop` in the inorder."""
            if not remaining or remaining[-1] == stop:
                return None
            root = TreeNode(roots.pop())
            root.left = build(root.val)
            remaining.pop()  # the root itself
            root.right = build(stop)
            return root

        return build(None)
