"""Hash map from each value to its index in the inorder: no search for the root, and no copies.

A subtree is a range of the inorder, and its root splits this range. The preorder is read once from
left to right: it lists a root, then the whole left subtree, then the right one. So if the left
subtree is built first, the next value is always the next root. The base case is an empty range.

For preorder = [3, 9, 20, 15, 7], inorder = [9, 3, 15, 20, 7]:

    start  end  root.val  index[root.val]
    0      5    3         1
    0      1    9         0
    2      5    20        3
    2      3    15        2
    4      5    7         4
Level: 2
Beware: wrong/right_before_left
Time: O(n) on average, as it uses a hash map
Space: O(n), the hash map, and the depth of the recursion: n calls on a chain
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
