"""Recursion in postorder: a subtree with only p or q returns that node; one with both, the answer.

The base cases are an empty tree, p and q, which return themselves. A node that gets a result from
both sides is where p and q meet; a node that gets one result passes it on. If q is below p, the
search stops at p, and p is passed on to the root: no other subtree returns a node. The trace has a
line for each call, written when it ends; calls for subtrees with neither p nor q are left out.

For root = [3, 5, 1, 6, 2, 0, 8, null, null, 7, 4], p = 6, q = 4:

    root.val  left.val  right.val  return
    6         -         -          6
    4         -         -          4
    2         -         4          4       2 passes 4 on
    5         6         4          5       both sides: 5 is the answer
    3         5         -          5       3 passes 5 on
Level: 2
From: paths; the tree is searched twice and both paths are stored, although only the node where they
  part matters, so search once for both
Ask: If p and q meet at a node, what has to be true of its two subtrees? What should a subtree
  report, then?
Beware: wrong/skips_the_right
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: at most n - 1 calls
"""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        if root is None or root is p or root is q:
            return root
        left = self.lowestCommonAncestor(root.left, p, q)
        right = self.lowestCommonAncestor(root.right, p, q)
        if left and right:
            return root
        return left or right
