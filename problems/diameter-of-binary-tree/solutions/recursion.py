"""Recursion in postorder: each node joins the heights of its subtrees, and returns its own height.

A path turns at its highest node, and its length is at most the sum of both subtree heights. Heights
count nodes, so a child's height includes the edge to the child; the base case, an empty tree, has
height 0. Measuring and comparing happen in one pass: each height is computed once. The trace has a
line for each call of `height`, written when it ends; calls for empty trees are left out.

For root = [1, 2, 3, 4, 5]:

    node.val  left  right  self.longest  return
    4         0     0      0             1
    5         0     0      0             1
    2         1     1      2             2       the path 4, 2, 5
    3         0     0      2             1
    1         2     1      3             3       the path 4, 2, 1, 3
    return 3
Level: 2
From: stored_heights; a height is computed from two heights, which the second pass only adds up, so
  add them in the first pass, and store nothing
Ask: A path turns at its highest node. Which two numbers does that node need, and when does it have
  both?
Beware: wrong/offers_both_sides, wrong/counts_nodes
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n + 1 calls on a chain
"""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        self.longest = 0
        self.height(root)
        return self.longest

    def height(self, node):
        """The number of nodes on the longest path down from here."""
        if node is None:
            return 0
        left, right = self.height(node.left), self.height(node.right)
        self.longest = max(self.longest, left + right)
        return 1 + max(left, right)
