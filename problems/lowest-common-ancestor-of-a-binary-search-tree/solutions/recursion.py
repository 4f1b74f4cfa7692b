"""Recursion: the answer is this node, unless both nodes are in the same one of its subtrees.

Then it is the answer for that subtree. Nothing is left to do when a call returns, so a loop could
do the same without taking space for each level.
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
