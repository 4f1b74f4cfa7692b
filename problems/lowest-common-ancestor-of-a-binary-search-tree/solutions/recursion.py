"""Recursion: the answer is in a subtree if both nodes are in it; otherwise, the root is the answer.

Comparing values tells which side a node is on. The base case is a root that separates the two
nodes, or is one of them. Each call only passes on the result of the next call, so a loop can do the
same in O(1) space. The trace has a line for each call, written when it begins.

For root = [6, 2, 8, 0, 4, 7, 9, null, null, 3, 5], p = 3, q = 5:

    root.val  p.val  q.val
    6         3      5      both are less
    2         3      5      both are greater
    4         3      5      3 < 4 < 5: the answer
    return 4
Level: 2
From: paths; both paths are walked from the root, although they are the same until the answer, so go
  down once, for both nodes
Ask: If both values are less than the root's value, where is the answer? And if only one of them is?
Time: O(h), for a tree of height h
Space: O(h), the depth of the recursion: up to n - 1 calls on a chain
"""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        if max(p.val, q.val) < root.val:
            return self.lowestCommonAncestor(root.left, p, q)
        if min(p.val, q.val) > root.val:
            return self.lowestCommonAncestor(root.right, p, q)
        return root
