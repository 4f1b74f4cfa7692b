"""Recursion: a tree is one level deeper than the deeper of its two subtrees.

    depth(root) = 1 + max(depth(root.left), depth(root.right))

The base case is an empty tree, which has depth 0. A leaf needs no case of its own: it is one level
deeper than two empty subtrees. The trace leaves out empty trees.

For root = [3, 9, 20, null, null, 15, 7]:

    root.val
    3
    9
    return 1
    20
    15
    return 1
    7
    return 1
    return 2   the tree of 20, 15 and 7
    return 3   the whole tree
Level: 2
Beware: wrong/measures_twice, wrong/counts_edges
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
"""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        if root is None:
            return 0
        return 1 + max(self.maxDepth(root.left), self.maxDepth(root.right))
