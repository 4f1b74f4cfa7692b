"""Stop values: a subtree ends when the inorder reaches the nearest ancestor that it is left of.

Both lists are read once from left to right. A left subtree ends where its parent is next in the
inorder, and a right subtree ends where its parent's subtree does. The whole tree has no stop value.
Time: O(n)
Space: O(n), both lists reversed, and the depth of the recursion: n calls on a chain
"""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        roots, remaining = preorder[::-1], inorder[::-1]  # what comes next is at the end

        def build(stop):
            """The tree of all values that remain in the inorder before this one."""
            if not remaining or remaining[-1] == stop:
                return None
            root = TreeNode(roots.pop())
            root.left = build(root.val)
            remaining.pop()  # the root itself
            root.right = build(stop)
            return root

        return build(None)
