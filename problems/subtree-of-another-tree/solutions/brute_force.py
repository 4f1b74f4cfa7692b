"""Brute force by recursion: compare the wanted tree with the subtree at every node.

The wanted tree occurs if it equals the whole tree, or occurs in the left or in the right subtree.
The comparison is a recursion of its own: two trees are the same if their roots match and both pairs
of subtrees are the same. The comparison ends at the first difference. The trace shows the
comparisons of nodes.

For root = [3, 4, 5, 1, 2], subRoot = [4, 1, 2]:

    p.val  q.val  return
    3      4      False   at the root
    1      1      True
    2      2      True
    4      4      True    at its left child
    return True
Level: 1
Beware: wrong/first_equal_value, wrong/more_below
Time: O(n · m), for n and m nodes: if all values are equal, trees may differ only at the end
Space: O(h), the depth of both recursions together, for height h: up to n + 2 calls
"""


class Solution:
    def isSubtree(self, root: TreeNode | None, subRoot: TreeNode | None) -> bool:
        if root is None:
            return False
        if self.same(root, subRoot):
            return True
        return self.isSubtree(root.left, subRoot) or self.isSubtree(root.right, subRoot)

    def same(self, p, q):
        if p is None or q is None:
            return p is q
        return p.val == q.val and self.same(p.left, q.left) and self.same(p.right, q.right)
