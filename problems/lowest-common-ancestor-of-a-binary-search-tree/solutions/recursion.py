"""Recursion: the answer is this node, unless p and q are both in the same one of its subtrees.

Then the answer is that of the subtree. Nothing is left to do when a call returns, so a loop could
do the same in O(1) space.
Time: O(h), for a tree of height h
Space: O(h), the depth of the recursion: up to n calls on a chain
"""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        if max(p.val, q.val) < root.val:
            return self.lowestCommonAncestor(root.left, p, q)
        if min(p.val, q.val) > root.val:
            return self.lowestCommonAncestor(root.right, p, q)
        return root
