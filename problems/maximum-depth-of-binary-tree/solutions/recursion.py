"""Recursion: a tree is one level deeper than the deeper of its two subtrees.

    maxDepth(root) = 1 + max(maxDepth(root.left), maxDepth(root.right))

The base case is an empty tree, which has depth 0. A leaf needs no case of its own: it is one level
deeper than two empty subtrees. The trace has a line for each call, written when it ends; calls for
empty trees are left out.

For root = [3, 9, 20, null, null, 15, 7]:

    root.val  return
    9         1
    15        1
    7         1
    20        2       one more than its subtrees
    3         3       one more than the deeper subtree, 20
Level: 2
From: wrong/measures_twice; the deeper subtree is measured once to be compared, and once more to be
  returned, again on each level, so measure each subtree just once
Ask: If you knew the depths of the two subtrees, what would be the depth of the whole tree? How
  could you find these two depths?
Beware: wrong/measures_twice, wrong/counts_edges
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n + 1 calls on a chain
"""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        if root is None:
            return 0
        return 1 + max(self.maxDepth(root.left), self.maxDepth(root.right))
