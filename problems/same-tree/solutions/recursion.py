"""Recursion: two trees are the same if their roots match and both pairs of subtrees are the same.

The base case is a pair in which at least one tree is empty: then both must be empty. Every other
pair has two nodes, so comparing values is safe. `and` ends the search at the first difference.

For p = [1, 2, 3], q = [1, 2, 4]:

    p.val  q.val  return
    -      -      True    no left child of 2 in either tree
    -      -      True    no right child of 2
    2      2      True
    3      4      False
    1      1      False   one pair of subtrees differs
Level: 2
From: preorder; both trees are listed completely, even if their roots differ, so walk through both
  in step, and compare on the way
Ask: Once the two roots have been compared, which two smaller questions of the same kind are left?
Beware: wrong/empty_matches_anything
Time: O(n), for n nodes in the smaller tree
Space: O(h), the depth of the recursion, for the smaller height h of the two: up to n + 1 calls
"""


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        if p is None or q is None:
            return p is q
        if p.val != q.val:
            return False
        return self.isSameTree(p.left, q.left) and self.isSameTree(p.right, q.right)
