"""Recursion: two trees are the same if their roots match and both pairs of subtrees are the same.

If one of the two is empty, the other one must be empty, too. Values are compared only where there
are two nodes, and the first difference ends the search.
Time: O(n), for n nodes in the smaller tree
Space: O(h), the depth of the recursion, for the lower height h: n calls on a chain
"""


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        if p is None or q is None:
            return p is q
        if p.val != q.val:
            return False
        return self.isSameTree(p.left, q.left) and self.isSameTree(p.right, q.right)
