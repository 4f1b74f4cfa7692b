"""Stop values: a subtree ends where the ancestor whose left side it is on is next in the inorder.

Both lists are read once from left to right. A left subtree is built until its parent is next in
the inorder, and a right subtree has the stop value of its parent. At the top there is none.
Time: O(n)
Space: O(n), both lists reversed, and the depth of the recursion: n calls on a chain
"""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        roots, left = preorder[::-1], inorder[::-1]  # what comes next is at the end

        def build(stop):
            """The tree of all that is left in inorder before this value."""
            if not left or left[-1] == stop:
                return None
            root = TreeNode(roots.pop())
            root.left = build(root.val)
            left.pop()  # the root itself
            root.right = build(stop)
            return root

        return build(None)
