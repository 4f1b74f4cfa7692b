"""Hash map from each value to its index in the inorder list: no search for roots, no copies.

A subtree is a range of the inorder list, and its root splits this range. The preorder list is read
once from left to right: it has a root, then the whole left subtree, then the right one. So if the
left subtree is built first, the next value is always the next root. The base case is an empty
range. The inner function reads the names around it, so `index` and `roots` need no arguments. The
trace has a line for each call of `build`, written when it ends; calls for empty ranges are left
out.

For preorder = [3, 9, 20, 15, 7], inorder = [9, 3, 15, 20, 7]:

    start  end  root.val  index[root.val]
    0      1    9         0
    2      3    15        2
    4      5    7         4
    2      5    20        3                15 is before 20, 7 after it
    0      5    3         1                9 is before 3
    return 3
Level: 2
From: divide_and_conquer; each call searches for its root and copies its parts of both lists, so
  look up the index, and pass on where a part starts and ends
Ask: Which parts of the two lists does a subtree need, and how can a call refer to them without
  copying?
Beware: wrong/right_before_left
Time: O(n)
Space: O(n), the hash map, and the depth of the recursion: n + 1 calls on a chain
"""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        index = {value: i for i, value in enumerate(inorder)}
        roots = iter(preorder)

        def build(start, end):
            """The tree of inorder[start:end]."""
            if start == end:
                return None
            root = TreeNode(next(roots))
            root.left = build(start, index[root.val])
            root.right = build(index[root.val] + 1, end)
            return root

        return build(0, len(inorder))
