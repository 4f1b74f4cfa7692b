"""Recursion: the answer is in a subtree if both nodes are in it; otherwise, the root is the answer.

Comparing values tells which side a node is on. The base case is a root that separates the two
nodes, or is one of them. Each call only passes on the result of the next call, so a loop can do the
same in O(1) space.
Level: 2
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
