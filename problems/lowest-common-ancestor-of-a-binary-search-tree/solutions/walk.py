"""Binary search tree, walked down from the root as long as both nodes are on the same side.

Invariant: both nodes are in the subtree of the current node. If p.val and q.val are less than its
value, p and q are in its left subtree; if both are greater, in its right subtree. The first node
for which neither is true separates p and q, or is one of them.

For root = [6, 2, 8, 0, 4, 7, 9, null, null, 3, 5], p = 3, q = 5:

    node.val  p.val  q.val
    6         3      5
    2         3      5      both were less than 6: to the left
    4         3      5      both were greater than 2: to the right
    return 4
Level: 2
From: recursion; nothing is left to do after a call returns, so let a loop go down, without any
  calls
Ask: Where do the path to p and the path to q part?
Beware: wrong/equal_goes_left, wrong/assumes_p_is_smaller
Time: O(h), for a tree of height h
Space: O(1)
"""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        node = root
        while True:
            if p.val < node.val and q.val < node.val:
                node = node.left
            elif p.val > node.val and q.val > node.val:
                node = node.right
            else:
                return node
