"""Recursion in postorder: a subtree with only p or q returns that node; one with both, the answer.

The base cases are an empty tree, p and q, which return themselves. A node that gets a result from
both sides is where p and q meet; a node that gets one result passes it on. If q is below p, the
search stops at p, and p is passed on to the root: no other subtree returns a node. The trace leaves
out subtrees with neither p nor q.

For root = [3, 5, 1, 6, 2, 0, 8, null, null, 7, 4], p = 6, q = 4:

    root.val  left.val  right.val
    2         -         4          the node passes 4 on
    5         6         4          both sides: 5 is the answer
    3         5         -          the node passes 5 on
Level: 2
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
