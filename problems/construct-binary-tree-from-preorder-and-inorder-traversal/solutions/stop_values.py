"""Recursion with stop values: a left subtree ends where its parent's value is next in inorder.

Both lists are read once from left to right. A right subtree ends where its parent's subtree ends,
so it has the same stop value. The whole tree has no stop value. Neither indices nor a hash map is
needed. The trace has a line for each call of `build`, written when it begins.

For preorder = [2, 1, 3], inorder = [1, 2, 3]:

    stop  remaining
    None  [3, 2, 1]  the whole tree, in reverse: the root is 2
    2     [3, 2, 1]  on the left of 2: the root is 1
    1     [3, 2, 1]  on the left of 1: 1 is next, so it is empty
    2     [3, 2]     on the right of 1: 2 is next, so it is empty
    None  [3]        on the right of 2: the root is 3
    3     [3]        on the left of 3: 3 is next, so it is empty
    None  []         on the right of 3: nothing is left
    return 2
Level: 3
From: hash_map; the dictionary only shows where a left subtree ends, so end it instead where the
  value of its parent is next in the inorder list
Time: O(n)
Space: O(n), both lists reversed, and the depth of the recursion: n + 1 calls on a chain
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
